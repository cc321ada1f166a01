// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/auth/token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with an address and a password, or a kid with a passcode */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup/user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a student or a tutor */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup_with_signin/user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register and be signed in at once */
        post: operations["signUpWithSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social-sign-in/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a credential of Google, Facebook or LinkedIn */
        post: operations["socialSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kid/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A student adds a child */
        post: operations["addKid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh_token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/revoke_token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke the token on the server */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institutes/terms/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses of the terms and of the privacy policy */
        get: operations["readTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institutes/version/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Version of the web app that browsers should run */
        get: operations["readVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institutes/configs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Configuration of the institute, in the language asked for */
        post: operations["readConfigs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institutes/subscription/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribe an address to news */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/courses/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Courses that are taught in groups */
        post: operations["listGroupCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/City/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The generic list */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/City/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The generic insert, with its default address */
        post: operations["insertCity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/City/Update/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The generic update */
        post: operations["updateCity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/City/Delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** The generic delete */
        delete: operations["deleteCity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What the login form sends (specification section 3; for kids docs/decisions.md#kid-sign-in). */
        LoginPayload: {
            /** @enum {string} */
            user_type: "student" | "tutor" | "kids" | "operator" | "institute_admin";
            /** @description An e-mail address, or the passcode of a kid */
            username: string;
            password: string;
            remember?: boolean;
        };
        Message: {
            /**
             * @example Saved successfully
             * @example تم الحفظ بنجاح
             */
            Message: string;
        };
        /** @description An error (specification section 8). The app shows the translated first Message, or each entry of errors. */
        Failure: {
            /** @constant */
            success: false;
            Messages?: components["schemas"]["Message"][];
            errors?: string[] | {
                [key: string]: string | string[];
            };
        };
        /** @enum {string} */
        Gender: "Male" | "Female";
        /** @description The signed-in person (specification section 3, Session). */
        User: {
            first_name: string;
            last_name: string;
            /** @description Kids have none */
            email: string | null;
            profile_picture_url?: string | null;
            gender: components["schemas"]["Gender"];
            /** @description A social variant contains an underscore; in some places a list (docs/decisions.md#user-type-list) */
            user_type: string | string[];
            /** @enum {string} */
            category: "student" | "tutor" | "kids" | "operator" | "institute_admin";
            institute_name: string;
            custom_host?: string | null;
        };
        TokenData: {
            access_token: string;
            refresh_token: string;
        };
        SessionAnswer: {
            /** @constant */
            success: true;
            user: components["schemas"]["User"];
            token_data: components["schemas"]["TokenData"];
        };
        /**
         * @description A kid's record (specification section 3). At least 4 years old.
         * @example {
         *       "first_name": "Sara",
         *       "last_name": "Kamal",
         *       "gender": "Female",
         *       "date_of_birth": "2018-05-04"
         *     }
         * @example {
         *       "first_name": "سارة",
         *       "last_name": "كمال",
         *       "gender": "Female",
         *       "date_of_birth": "2018-05-04"
         *     }
         */
        KidPayload: {
            /**
             * @example Sara
             * @example سارة
             */
            first_name: string;
            /**
             * @example Kamal
             * @example كمال
             */
            last_name: string;
            gender: components["schemas"]["Gender"];
            /** Format: date */
            date_of_birth: string;
            /** @constant */
            register_type?: "kid";
        };
        /** @description What the register form sends (specification section 3). */
        RegisterPayload: {
            /** @enum {string} */
            register_type: "student" | "tutor" | "kid";
            first_name: string;
            last_name: string;
            /** Format: email */
            email: string;
            /** @description International form, spaces removed */
            phone_number: string;
            password: string;
            confirm_password: string;
            gender: components["schemas"]["Gender"];
            /** Format: date */
            date_of_birth: string;
            is_terms_and_conditions_accepted: boolean;
            is_marketing_emails_allowed?: boolean;
            kids?: components["schemas"]["KidPayload"][];
        };
        Success: {
            /** @constant */
            success: true;
            Messages?: components["schemas"]["Message"][];
            data?: Record<string, never> | null;
        };
        /** @description Success, or the reasons of an error (docs/decisions.md#refusal-status). */
        Outcome: components["schemas"]["Success"] | components["schemas"]["Failure"];
        /** @description Credential of a provider (specification section 3; docs/decisions.md#social-register-type). */
        SocialSignInPayload: {
            code: string;
            /** @enum {string} */
            register_type: "google_student" | "facebook_student" | "linkedin_student";
            /** @enum {string} */
            plugin_name: "google" | "facebook" | "linkedin";
        };
        /** @description A kid was added; what the parent gets back. The passcode is for the parent only (docs/decisions.md#passcodes). */
        KidAdded: {
            /** @constant */
            success: true;
            Messages?: components["schemas"]["Message"][];
            data: {
                id: number;
                /**
                 * @example Sara
                 * @example سارة
                 */
                first_name: string;
                /**
                 * @example Kamal
                 * @example كمال
                 */
                last_name: string;
                gender: components["schemas"]["Gender"];
                /** Format: date */
                date_of_birth: string;
                /** @description With which the kid signs in */
                passcode: string;
            };
        };
        TextEntry: {
            config_value: string;
        };
        SocialLink: {
            /** @enum {string} */
            id: "facebook" | "insta" | "linkedin" | "twitter" | "youtube";
            background?: string;
            logo?: string;
            /** Format: uri */
            website: string;
        };
        /**
         * @description Key/value entries of specification section 3, each with a config_value. That they are keyed by name, and the
         *     inner shape of the four values that hold more than a text, is assumed.
         */
        InstituteConfigurations: {
            colors: {
                config_value: {
                    /** @description A CSS hex colour; untrusted input */
                    primary: string;
                    secondary?: string;
                };
            };
            institute_name: components["schemas"]["TextEntry"];
            logo: components["schemas"]["TextEntry"];
            about: components["schemas"]["TextEntry"];
            whatsapp_number?: components["schemas"]["TextEntry"];
            subscribe_text?: components["schemas"]["TextEntry"];
            blogs?: components["schemas"]["TextEntry"];
            contactUs: {
                config_value: {
                    phone?: string;
                    email?: string;
                    address?: string;
                };
            };
            followUs?: {
                config_value: components["schemas"]["SocialLink"][];
            };
            app_links?: {
                config_value: {
                    ios?: string;
                    android?: string;
                };
            };
            vat_percentage?: {
                /** @description Rate of the VAT that every price contains, in percent */
                config_value: number;
            };
        };
        Institute: {
            id: number;
            /** @enum {string} */
            currency: "EGP" | "USD";
            is_new_group_class_flow_enabled: boolean;
            /** @description IANA name */
            time_zone?: string;
            /**
             * Format: date-time
             * @description When what is public of it changed last; absent where the API does not know
             */
            updated_at?: string;
        };
        /** @description A course (fields named in specification section 3). */
        Course: {
            id: number;
            code: string;
            /**
             * @example Everyday conversation
             * @example محادثات الحياة اليومية
             */
            name: string;
            /**
             * @example Speak from the first lesson
             * @example تتكلم من الحصة الأولى
             */
            description: string;
            /** @enum {string} */
            type: "adult" | "kids";
            image?: string | null;
            /**
             * Format: date-time
             * @description When what is public of it changed last; absent where the API does not know
             */
            updated_at?: string;
        };
        City: {
            id: number;
            name: string;
        };
        CityModel: {
            Id: number;
            name: string;
        };
    };
    responses: {
        /** @description The session, after which the app says 'login success' (تم تسجيل الدخول), or why there is none */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionAnswer"] | components["schemas"]["Failure"];
            };
        };
        /** @description Signed up, or why not */
        SignedUp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Outcome"];
            };
        };
        /** @description Signed out, or why not */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Outcome"];
            };
        };
        /** @description Subscribed, or why not */
        Subscribed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Outcome"];
            };
        };
        /** @description Saved, or why not */
        Saved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Outcome"];
            };
        };
        /** @description The kid has an account, or why not */
        KidAdded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KidAdded"] | components["schemas"]["Failure"];
            };
        };
        /** @description Deleted, or why not */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Outcome"];
            };
        };
        /** @description The request was rejected */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No valid access token */
        Unauthorized: {
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
    };
    requestBodies: {
        Register: {
            content: {
                "application/json": components["schemas"]["RegisterPayload"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginPayload"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            400: components["responses"]["Error"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Register"];
        responses: {
            200: components["responses"]["SignedUp"];
            400: components["responses"]["Error"];
        };
    };
    signUpWithSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Register"];
        responses: {
            200: components["responses"]["Session"];
            400: components["responses"]["Error"];
        };
    };
    socialSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialSignInPayload"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            400: components["responses"]["Error"];
        };
    };
    addKid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KidPayload"];
            };
        };
        responses: {
            200: components["responses"]["KidAdded"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Error"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refresh_token: string;
                };
            };
        };
        responses: {
            /** @description New tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        user?: components["schemas"]["User"];
                        token_data: components["schemas"]["TokenData"];
                    };
                };
            };
            400: components["responses"]["Error"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    is_admin?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["SignedOut"];
            401: components["responses"]["Unauthorized"];
        };
    };
    readTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two addresses that may be framed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "terms_and_conditions_url": "https://www.example.org/terms",
                     *         "privacy_policy_url": "https://www.example.org/privacy"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success?: true;
                        data: {
                            /** Format: uri-reference */
                            terms_and_conditions_url: string;
                            /** Format: uri-reference */
                            privacy_policy_url: string;
                        };
                    };
                };
            };
            404: components["responses"]["Error"];
        };
    };
    readVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "web_app_version": "1.4.0"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success?: true;
                        data: {
                            web_app_version: string;
                        };
                    };
                };
            };
            404: components["responses"]["Error"];
        };
    };
    readConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Configuration */
            200: {
                headers: {
                    "institute-default-language": "en" | "ar";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success?: true;
                        configurations: components["schemas"]["InstituteConfigurations"];
                        institute: components["schemas"]["Institute"];
                    };
                };
            };
            404: components["responses"]["Error"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "reader@example.test"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Subscribed"];
            400: components["responses"]["Error"];
        };
    };
    listGroupCourses: {
        parameters: {
            query?: {
                /** @description Sent as 1 when the institute has the new group-class flow. */
                is_group?: 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "institute": 2,
                 *       "is_group": true
                 *     }
                 */
                "application/json": {
                    institute: number;
                    is_group: boolean;
                };
            };
        };
        responses: {
            /** @description Courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success?: true;
                        data: {
                            courses: components["schemas"]["Course"][];
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"][];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    insertCity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Id": 0,
                 *       "name": "Wadi Amal"
                 *     }
                 */
                "application/json": components["schemas"]["CityModel"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
        };
    };
    updateCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Id": 12,
                 *       "name": "Wadi Amal"
                 *     }
                 */
                "application/json": components["schemas"]["CityModel"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Error"];
        };
    };
    deleteCity: {
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
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Error"];
        };
    };
}
