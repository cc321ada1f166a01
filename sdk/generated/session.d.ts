// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in; asking does not extend the session */
        get: operations["readSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the person's other sessions and revokes their tokens */
        post: operations["endOtherSessions"];
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
        /** @description An error of the BFF's own (RFC 9457). */
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @enum {string} */
            code: "not_found" | "method_not_allowed" | "csrf" | "bad_request" | "unknown_host" | "request_timeout" | "body_too_large" | "unsupported_media_type" | "rate_limited" | "head_too_large" | "session_expired" | "upstream_unreachable" | "overloaded" | "refresh_unavailable" | "session_store_unavailable" | "upload_retry" | "upstream_timeout";
            request_id: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session without any token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        authenticated: false;
                    } | {
                        /** @constant */
                        authenticated: true;
                        user: components["schemas"]["User"];
                        /** @description Seconds until the absolute end */
                        expires_in: number;
                        /** @description Seconds until it ends unused; a remembered session ends at its time only */
                        idle_expires_in: number;
                    };
                };
            };
            /** @description A problem document of the BFF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many sessions have ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ended: number;
                    };
                };
            };
            /** @description A problem document of the BFF */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
