// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operation } from '../operations.ts'

export const operations: readonly Operation[] = [
  {
    "id": "signIn",
    "method": "POST",
    "template": "/auth/token/",
    "provenance": "documented",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "session": "start",
    "limit": "sign_in"
  },
  {
    "id": "signUp",
    "method": "POST",
    "template": "/auth/signup/user/",
    "provenance": "documented",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "limit": "sign_up"
  },
  {
    "id": "signUpWithSignIn",
    "method": "POST",
    "template": "/auth/signup_with_signin/user/",
    "provenance": "documented",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "session": "start",
    "limit": "sign_up"
  },
  {
    "id": "socialSignIn",
    "method": "POST",
    "template": "/auth/social-sign-in/",
    "provenance": "documented",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "session": "start",
    "limit": "sign_in"
  },
  {
    "id": "addKid",
    "method": "POST",
    "template": "/auth/kid/add/",
    "provenance": "documented",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "refreshToken",
    "method": "POST",
    "template": "/auth/refresh_token/",
    "provenance": "documented",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "browser": false
  },
  {
    "id": "signOut",
    "method": "POST",
    "template": "/auth/revoke_token/",
    "provenance": "documented",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "optional",
    "session": "end"
  },
  {
    "id": "readTerms",
    "method": "GET",
    "template": "/institutes/terms/",
    "provenance": "documented",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "read": true,
    "cache": {
      "ttl": 300,
      "stale_while_revalidate": 3600,
      "stale_if_error": 86400
    }
  },
  {
    "id": "readVersion",
    "method": "GET",
    "template": "/institutes/version/",
    "provenance": "documented",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "read": true,
    "cache": {
      "ttl": 30,
      "stale_while_revalidate": 60,
      "stale_if_error": 3600
    }
  },
  {
    "id": "readConfigs",
    "method": "POST",
    "template": "/institutes/configs/",
    "provenance": "documented",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "read": true,
    "cache": {
      "ttl": 60,
      "stale_while_revalidate": 3600,
      "stale_if_error": 86400
    }
  },
  {
    "id": "subscribe",
    "method": "POST",
    "template": "/institutes/subscription/add/",
    "provenance": "documented",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "limit": "subscribe"
  },
  {
    "id": "listGroupCourses",
    "method": "POST",
    "template": "/tutor/courses/",
    "provenance": "documented",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "read": true,
    "cache": {
      "ttl": 60,
      "stale_while_revalidate": 600,
      "stale_if_error": 3600
    }
  },
  {
    "id": "listCities",
    "method": "GET",
    "template": "/City/",
    "provenance": "partial",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "production": false
  },
  {
    "id": "insertCity",
    "method": "POST",
    "template": "/City/Add",
    "provenance": "documented",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "production": false
  },
  {
    "id": "updateCity",
    "method": "POST",
    "template": "/City/Update/{id}/",
    "provenance": "partial",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "production": false
  },
  {
    "id": "deleteCity",
    "method": "DELETE",
    "template": "/City/Delete/{id}",
    "provenance": "partial",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "production": false
  },
  {
    "id": "listTutors",
    "method": "GET",
    "template": "/tutor/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "read": true,
    "cache": {
      "ttl": 15,
      "stale_while_revalidate": 60,
      "stale_if_error": 3600
    }
  },
  {
    "id": "readTutor",
    "method": "GET",
    "template": "/tutor/profile/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "read": true,
    "cache": {
      "ttl": 15,
      "stale_while_revalidate": 60,
      "stale_if_error": 3600
    }
  },
  {
    "id": "listFilters",
    "method": "GET",
    "template": "/tutor/filters/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "read": true,
    "cache": {
      "ttl": 60,
      "stale_while_revalidate": 600,
      "stale_if_error": 3600
    }
  },
  {
    "id": "listWebinars",
    "method": "GET",
    "template": "/webinar/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "read": true,
    "cache": {
      "ttl": 15,
      "stale_while_revalidate": 60,
      "stale_if_error": 3600
    }
  },
  {
    "id": "listHighlights",
    "method": "GET",
    "template": "/feedback/highlights/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "read": true,
    "cache": {
      "ttl": 300,
      "stale_while_revalidate": 3600,
      "stale_if_error": 86400
    }
  },
  {
    "id": "listBookedClasses",
    "method": "GET",
    "template": "/classes/booked/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listCurrentClasses",
    "method": "GET",
    "template": "/classes/current/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listTutorApplications",
    "method": "GET",
    "template": "/tutor/applications/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  }
]
