// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/tutor/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approved tutors of the institute */
        get: operations["listTutors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/profile/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One tutor with their reviews */
        get: operations["readTutor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/filters/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Filters of the tutor list, from which the footer takes its columns too */
        get: operations["listFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Halaqa sessions, the next first */
        get: operations["listWebinars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback/highlights/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews that the institute shows on its home page */
        get: operations["listHighlights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/booked/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coming classes of the signed-in student (their kids' included) or kid */
        get: operations["listBookedClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/current/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coming classes of the signed-in tutor */
        get: operations["listCurrentClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/applications/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tutors by the state of their review */
        get: operations["listTutorApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What every assumed list adds to its rows (ruling 65). */
        Page: {
            /** @constant */
            success: true;
            total: number;
            page: number;
            page_size: number;
        };
        /** @enum {string} */
        Gender: "Male" | "Female";
        /** @description A record by its id and its name in the language asked for. */
        Named: {
            id: number;
            name: string;
        };
        /** @description A tutor as a list shows one. */
        Tutor: {
            id: number;
            first_name: string;
            last_name: string;
            gender: components["schemas"]["Gender"];
            profile_picture_url?: string | null;
            country: components["schemas"]["Named"];
            languages: components["schemas"]["Named"][];
            course_types: string[];
            courses: components["schemas"]["Named"][];
            /** @description Mean, null while nobody has rated */
            rating: number | null;
            ratings_count: number;
            classes_count: number;
            biography: string;
            /** @description Price of one class of 60 minutes */
            price: number;
            /** @enum {string} */
            currency: "EGP" | "USD";
            /**
             * Format: date-time
             * @description Begin of the next free hour, UTC
             */
            next_slot: string | null;
            has_trial: boolean;
        };
        Message: {
            Message: string;
        };
        /** @description A refusal (specification section 8). The app shows the translated first Message, or each entry of errors. */
        Failure: {
            /** @constant */
            success: false;
            Messages?: components["schemas"]["Message"][];
            errors?: string[] | {
                [key: string]: string | string[];
            };
        };
        Review: {
            id: number;
            /** @description First name and an initial */
            author: string;
            rating: number;
            comment: string;
            /** Format: date */
            created_on: string;
            tutor?: string;
        };
        /** @description A tutor as their own page shows one. */
        TutorProfile: components["schemas"]["Tutor"] & {
            /** Format: date */
            joined_on: string;
            time_zone: string;
            video_url: string | null;
            reviews: components["schemas"]["Review"][];
        };
        /** @description A filter of the tutor list and a column of the footer (specification section 3). */
        Filter: {
            /** @enum {string} */
            api_param_name: "course-id" | "genders" | "course_types" | "language_ids" | "country_ids";
            title: string;
            options: {
                title: string;
                value: string;
                count?: number;
            }[];
        };
        /** @description Somebody as others may see them. */
        Person: {
            id: number;
            /** @description Full name; of a kid the first name only */
            name: string;
            profile_picture_url?: string | null;
            /** @description Of a kid only */
            age?: number | null;
        };
        /** @description A free halaqa. */
        Webinar: {
            id: number;
            title: string;
            description: string;
            tutor: components["schemas"]["Person"];
            language: components["schemas"]["Named"];
            /** Format: date-time */
            start_date_time: string;
            /** Format: date-time */
            end_date_time: string;
            /** @enum {string} */
            state: "not started" | "running" | "finished";
            capacity: number;
            registered: number;
        };
        /** @description A class of 60 minutes on somebody's calendar. */
        BookedClass: {
            id: number;
            course: components["schemas"]["Named"];
            tutor: components["schemas"]["Person"];
            students: components["schemas"]["Person"][];
            /** @enum {string} */
            kind: "one_to_one" | "group";
            /** @enum {string} */
            state: "scheduled" | "confirmed" | "pending";
            /** Format: date-time */
            start_date_time: string;
            /** Format: date-time */
            end_date_time: string;
        };
        /** @description A tutor as the office reviews one. */
        TutorApplication: {
            id: number;
            first_name: string;
            last_name: string;
            /** Format: email */
            email: string;
            phone_number: string;
            gender: components["schemas"]["Gender"];
            profile_picture_url?: string | null;
            country: components["schemas"]["Named"];
            languages: components["schemas"]["Named"][];
            courses: components["schemas"]["Named"][];
            /** @enum {string} */
            status: "new" | "under_review" | "approved" | "rejected" | "terminated";
            /** Format: date */
            applied_on: string;
            rating: number | null;
        };
    };
    responses: {
        /** @description One page of classes, the next first */
        Classes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Page"] & {
                    data: components["schemas"]["BookedClass"][];
                };
            };
        };
        /** @description The call was refused */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        Id: number;
        PageNumber: number;
        PageSize: number;
        Search: string;
        Ordering: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTutors: {
        parameters: {
            query?: {
                "course-id"?: string[];
                genders?: string[];
                course_types?: string[];
                language_ids?: string[];
                country_ids?: string[];
                ordering?: "recommended" | "-rating" | "price" | "-price" | "next_slot";
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tutors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Tutor"][];
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    readTutor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tutor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TutorProfile"];
                    };
                };
            };
            404: components["responses"]["Refused"];
        };
    };
    listFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Filters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Filter"][];
                    };
                };
            };
            404: components["responses"]["Refused"];
        };
    };
    listWebinars: {
        parameters: {
            query?: {
                state?: ("not started" | "running" | "finished")[];
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Webinar"][];
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    listHighlights: {
        parameters: {
            query?: {
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Review"][];
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    listBookedClasses: {
        parameters: {
            query?: {
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Classes"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
        };
    };
    listCurrentClasses: {
        parameters: {
            query?: {
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Classes"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
        };
    };
    listTutorApplications: {
        parameters: {
            query?: {
                status?: "new" | "under_review" | "approved" | "rejected" | "terminated";
                search?: components["parameters"]["Search"];
                ordering?: components["parameters"]["Ordering"];
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tutors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["TutorApplication"][];
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
        };
    };
}
