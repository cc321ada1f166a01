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
    },
    "query": []
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
    },
    "query": []
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
    },
    "query": []
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
    },
    "query": [
      "is_group"
    ]
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
    },
    "query": [
      "course-id",
      "genders",
      "course_types",
      "language_ids",
      "country_ids",
      "prices",
      "day_times",
      "time_zone",
      "ordering",
      "id",
      "search",
      "page",
      "page_size"
    ]
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
    },
    "query": []
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
    },
    "query": [
      "course-id",
      "genders",
      "course_types",
      "language_ids",
      "country_ids",
      "prices",
      "day_times",
      "time_zone",
      "tutor_search",
      "id",
      "search",
      "ordering",
      "page",
      "page_size"
    ]
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
    },
    "query": [
      "state",
      "for_kids",
      "id",
      "search",
      "ordering",
      "page",
      "page_size"
    ]
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
    },
    "query": [
      "id",
      "search",
      "ordering",
      "page",
      "page_size"
    ]
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
  },
  {
    "id": "listTutorReviews",
    "method": "GET",
    "template": "/tutor/profile/{id}/reviews/list/",
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
    },
    "query": [
      "rating",
      "id",
      "search",
      "ordering",
      "page",
      "page_size"
    ]
  },
  {
    "id": "readAvailability",
    "method": "GET",
    "template": "/tutor/profile/{id}/slots/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "optional",
    "read": true,
    "guest_copy": true
  },
  {
    "id": "readHours",
    "method": "GET",
    "template": "/tutor/hours/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "saveHours",
    "method": "POST",
    "template": "/tutor/hours/update/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor"
    ]
  },
  {
    "id": "readTeaching",
    "method": "GET",
    "template": "/tutor/teaching/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "saveTeaching",
    "method": "POST",
    "template": "/tutor/teaching/update/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor",
      "listFilters",
      "listPrograms"
    ]
  },
  {
    "id": "setTutorTeaching",
    "method": "POST",
    "template": "/tutor/applications/{id}/teaching/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor",
      "listFilters",
      "listPrograms"
    ]
  },
  {
    "id": "listLearners",
    "method": "GET",
    "template": "/learners/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listLearnerGroups",
    "method": "GET",
    "template": "/learners/groups/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listTutorStudents",
    "method": "GET",
    "template": "/tutor/students/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "readTutorStudent",
    "method": "GET",
    "template": "/tutor/students/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listCourses",
    "method": "GET",
    "template": "/courses/list/",
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
    },
    "query": [
      "course-id",
      "type",
      "subject",
      "is_group",
      "id",
      "search",
      "ordering",
      "page",
      "page_size"
    ]
  },
  {
    "id": "insertCourse",
    "method": "POST",
    "template": "/courses/insert/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listCourses",
      "listGroupCourses",
      "listFilters"
    ]
  },
  {
    "id": "updateCourse",
    "method": "POST",
    "template": "/courses/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listCourses",
      "listGroupCourses",
      "listFilters"
    ]
  },
  {
    "id": "deleteCourse",
    "method": "DELETE",
    "template": "/courses/delete/{id}",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listCourses",
      "listGroupCourses",
      "listFilters"
    ]
  },
  {
    "id": "listPrograms",
    "method": "GET",
    "template": "/programs/list/",
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
    },
    "query": [
      "tutor_id",
      "id",
      "search",
      "ordering",
      "page",
      "page_size"
    ]
  },
  {
    "id": "createQuote",
    "method": "POST",
    "template": "/reservation/quote/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "previewSchedule",
    "method": "POST",
    "template": "/reservation/schedule/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "holdSlots",
    "method": "POST",
    "template": "/slots/hold/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "user"
  },
  {
    "id": "extendHold",
    "method": "POST",
    "template": "/slots/hold/{id}/extend/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "releaseHold",
    "method": "DELETE",
    "template": "/slots/hold/{id}",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "createReservation",
    "method": "POST",
    "template": "/reservation/add/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor"
    ]
  },
  {
    "id": "readTrialAllowance",
    "method": "GET",
    "template": "/reservation/trials/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "createTrial",
    "method": "POST",
    "template": "/reservation/trial/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor"
    ]
  },
  {
    "id": "listReservations",
    "method": "GET",
    "template": "/reservations/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "readReservation",
    "method": "GET",
    "template": "/reservations/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "assignReservation",
    "method": "POST",
    "template": "/reservations/{id}/assign/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "cancelReservation",
    "method": "POST",
    "template": "/reservations/{id}/cancel/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor",
      "listGroupOffers",
      "listGroupPrograms"
    ]
  },
  {
    "id": "previewReservationCancellation",
    "method": "GET",
    "template": "/reservations/{id}/cancellation/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "changeRenewal",
    "method": "POST",
    "template": "/reservations/{id}/renewal/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "giveBackSeat",
    "method": "POST",
    "template": "/reservations/{id}/seats/give_back/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listGroupOffers",
      "listGroupPrograms"
    ]
  },
  {
    "id": "previewSeatCancellation",
    "method": "GET",
    "template": "/reservations/{id}/seats/cancellation/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "chooseInterview",
    "method": "POST",
    "template": "/reservations/{id}/interview/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "startPayment",
    "method": "POST",
    "template": "/payments/start/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "user"
  },
  {
    "id": "readPayment",
    "method": "GET",
    "template": "/payments/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listPayments",
    "method": "GET",
    "template": "/payments/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "readReceipt",
    "method": "GET",
    "template": "/payments/{id}/receipt/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listKids",
    "method": "GET",
    "template": "/kids/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "updateKid",
    "method": "POST",
    "template": "/kids/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "deleteKid",
    "method": "DELETE",
    "template": "/kids/delete/{id}",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "readPasscode",
    "method": "GET",
    "template": "/kids/{id}/passcode/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "regeneratePasscode",
    "method": "POST",
    "template": "/kids/{id}/passcode/regenerate/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "readProfile",
    "method": "GET",
    "template": "/account/profile/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true,
    "updates_user": true
  },
  {
    "id": "updateProfile",
    "method": "POST",
    "template": "/account/profile/update/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor"
    ],
    "updates_user": true
  },
  {
    "id": "uploadPicture",
    "method": "POST",
    "template": "/account/picture/",
    "provenance": "assumed",
    "content": [
      "multipart/form-data"
    ],
    "body_limit": 5308416,
    "timeout_ms": 60000,
    "who": "user"
  },
  {
    "id": "deletePicture",
    "method": "DELETE",
    "template": "/account/picture/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "changePassword",
    "method": "POST",
    "template": "/account/password/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "ends_others": true
  },
  {
    "id": "forgotPassword",
    "method": "POST",
    "template": "/auth/forgot_password/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "limit": "sign_up"
  },
  {
    "id": "checkResetLink",
    "method": "POST",
    "template": "/auth/reset_password/check/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "limit": "sign_in"
  },
  {
    "id": "resetPassword",
    "method": "POST",
    "template": "/auth/reset_password/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "limit": "sign_in"
  },
  {
    "id": "verifyEmail",
    "method": "POST",
    "template": "/auth/verify_email/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "limit": "sign_in"
  },
  {
    "id": "resendVerification",
    "method": "POST",
    "template": "/auth/verify_email/resend/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "limit": "sign_up"
  },
  {
    "id": "readMenuCounts",
    "method": "GET",
    "template": "/account/menu_counts/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listNotifications",
    "method": "GET",
    "template": "/notifications/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "readNotifications",
    "method": "POST",
    "template": "/notifications/read/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "listCountries",
    "method": "GET",
    "template": "/countries/list/",
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
    },
    "query": [
      "id",
      "search",
      "ordering",
      "page",
      "page_size"
    ]
  },
  {
    "id": "listLanguages",
    "method": "GET",
    "template": "/languages/list/",
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
    },
    "query": [
      "id",
      "search",
      "ordering",
      "page",
      "page_size"
    ]
  },
  {
    "id": "listGroupOffers",
    "method": "GET",
    "template": "/group/courses/list/",
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
    },
    "query": [
      "course-id",
      "age",
      "id",
      "search",
      "ordering",
      "page",
      "page_size"
    ]
  },
  {
    "id": "listGroupPrograms",
    "method": "GET",
    "template": "/group/programs/list/",
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
    },
    "query": [
      "course_ids",
      "group_class_ids",
      "id",
      "search",
      "ordering",
      "page",
      "page_size"
    ]
  },
  {
    "id": "checkMatrix",
    "method": "POST",
    "template": "/group/matrix/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listInterviewSessions",
    "method": "GET",
    "template": "/group/interviews/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "createGroupQuote",
    "method": "POST",
    "template": "/group/reservation/quote/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "createGroupReservation",
    "method": "POST",
    "template": "/group/reservation/add/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "user",
    "invalidates": [
      "listGroupOffers",
      "listGroupPrograms"
    ]
  },
  {
    "id": "readWebinar",
    "method": "GET",
    "template": "/webinar/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "optional",
    "read": true,
    "guest_copy": true
  },
  {
    "id": "listBookedWebinars",
    "method": "GET",
    "template": "/webinar/booked/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "registerWebinar",
    "method": "POST",
    "template": "/webinar/{id}/register/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "user",
    "invalidates": [
      "listWebinars"
    ]
  },
  {
    "id": "registerWebinarGuest",
    "method": "POST",
    "template": "/webinar/{id}/register/guest/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "public",
    "limit": "contact",
    "invalidates": [
      "listWebinars"
    ]
  },
  {
    "id": "cancelWebinar",
    "method": "POST",
    "template": "/webinar/{id}/cancel/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listWebinars"
    ]
  },
  {
    "id": "listManagedWebinars",
    "method": "GET",
    "template": "/webinar/managed/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "insertWebinar",
    "method": "POST",
    "template": "/webinar/managed/insert/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listWebinars"
    ]
  },
  {
    "id": "updateWebinar",
    "method": "POST",
    "template": "/webinar/managed/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listWebinars"
    ]
  },
  {
    "id": "deleteWebinar",
    "method": "DELETE",
    "template": "/webinar/managed/delete/{id}",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listWebinars"
    ]
  },
  {
    "id": "listWebinarGuests",
    "method": "GET",
    "template": "/webinar/{id}/registrations/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "decideRegistration",
    "method": "POST",
    "template": "/webinar/registrations/{id}/decide/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listWebinars"
    ]
  },
  {
    "id": "readWebinarRoom",
    "method": "GET",
    "template": "/webinar/{id}/room/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "optional",
    "read": true
  },
  {
    "id": "addWebinarRecording",
    "method": "POST",
    "template": "/webinar/{id}/recording/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listWebinars"
    ]
  },
  {
    "id": "listEvents",
    "method": "GET",
    "template": "/events/list/",
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
    },
    "query": [
      "is_over",
      "id",
      "search",
      "ordering",
      "page",
      "page_size"
    ]
  },
  {
    "id": "readEvent",
    "method": "GET",
    "template": "/events/detail/{id}/",
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
    },
    "query": []
  },
  {
    "id": "listMyEvents",
    "method": "GET",
    "template": "/events/mine/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "registerEvent",
    "method": "POST",
    "template": "/events/{id}/register/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "user",
    "invalidates": [
      "listEvents",
      "readEvent"
    ]
  },
  {
    "id": "cancelEvent",
    "method": "POST",
    "template": "/events/{id}/cancel/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listEvents",
      "readEvent"
    ]
  },
  {
    "id": "sendContactMessage",
    "method": "POST",
    "template": "/contact/add/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "public",
    "limit": "contact"
  },
  {
    "id": "listContactMessages",
    "method": "GET",
    "template": "/contact/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "updateContactMessage",
    "method": "POST",
    "template": "/contact/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "listArchivedClasses",
    "method": "GET",
    "template": "/classes/archived/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listCalendar",
    "method": "GET",
    "template": "/classes/calendar/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "readClass",
    "method": "GET",
    "template": "/classes/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listClasses",
    "method": "GET",
    "template": "/classes/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listStudentClasses",
    "method": "GET",
    "template": "/classes/student/{id}/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "saveAttendance",
    "method": "POST",
    "template": "/classes/{id}/attendance/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "saveClassNotes",
    "method": "POST",
    "template": "/classes/{id}/notes/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "cancelClass",
    "method": "POST",
    "template": "/classes/{id}/cancel/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor"
    ]
  },
  {
    "id": "previewClassCancellation",
    "method": "GET",
    "template": "/classes/{id}/cancellation/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "placeClass",
    "method": "POST",
    "template": "/classes/{id}/place/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor"
    ]
  },
  {
    "id": "offerHours",
    "method": "POST",
    "template": "/classes/{id}/offers/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "readRecording",
    "method": "GET",
    "template": "/classes/{id}/recording/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true,
    "media": true
  },
  {
    "id": "requestReschedule",
    "method": "POST",
    "template": "/classes/{id}/reschedule/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "user"
  },
  {
    "id": "listRescheduleRequests",
    "method": "GET",
    "template": "/reschedule/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "acceptReschedule",
    "method": "POST",
    "template": "/reschedule/{id}/accept/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "refuseReschedule",
    "method": "POST",
    "template": "/reschedule/{id}/refuse/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "cancelReschedule",
    "method": "POST",
    "template": "/reschedule/{id}/cancel/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "answerReschedules",
    "method": "POST",
    "template": "/reschedule/bulk/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "listHomework",
    "method": "GET",
    "template": "/homework/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "insertHomework",
    "method": "POST",
    "template": "/homework/insert/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "updateHomework",
    "method": "POST",
    "template": "/homework/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "deleteHomework",
    "method": "DELETE",
    "template": "/homework/delete/{id}",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "assignHomework",
    "method": "POST",
    "template": "/homework/{id}/assign/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "unassignHomework",
    "method": "POST",
    "template": "/homework/{id}/unassign/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "listSubmissions",
    "method": "GET",
    "template": "/homework/{id}/submissions/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "reviewSubmission",
    "method": "POST",
    "template": "/homework/submissions/{id}/review/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "listStudentHomework",
    "method": "GET",
    "template": "/homework/mine/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "readStudentHomework",
    "method": "GET",
    "template": "/homework/mine/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "submitHomework",
    "method": "POST",
    "template": "/homework/{id}/submit/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "user"
  },
  {
    "id": "listAssignments",
    "method": "GET",
    "template": "/assignments/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listQuizzes",
    "method": "GET",
    "template": "/quizzes/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "insertQuiz",
    "method": "POST",
    "template": "/quizzes/insert/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "updateQuiz",
    "method": "POST",
    "template": "/quizzes/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "deleteQuiz",
    "method": "DELETE",
    "template": "/quizzes/delete/{id}",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "listQuestions",
    "method": "GET",
    "template": "/quizzes/questions/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "insertQuestion",
    "method": "POST",
    "template": "/quizzes/questions/insert/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "updateQuestion",
    "method": "POST",
    "template": "/quizzes/questions/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "deleteQuestion",
    "method": "DELETE",
    "template": "/quizzes/questions/delete/{id}",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "reorderQuestions",
    "method": "POST",
    "template": "/quizzes/{id}/questions/reorder/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "assignQuiz",
    "method": "POST",
    "template": "/quizzes/{id}/assign/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "listQuizResults",
    "method": "GET",
    "template": "/quizzes/{id}/results/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "grantAttempt",
    "method": "POST",
    "template": "/quizzes/{id}/grant/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "listQuizAttempts",
    "method": "GET",
    "template": "/quizzes/{id}/attempts/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "extendAttempt",
    "method": "POST",
    "template": "/quizzes/attempts/{id}/extend/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "listStudentQuizzes",
    "method": "GET",
    "template": "/quizzes/mine/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "startAttempt",
    "method": "POST",
    "template": "/quizzes/{id}/attempts/start/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "readAttempt",
    "method": "GET",
    "template": "/quizzes/attempts/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "saveAnswers",
    "method": "POST",
    "template": "/quizzes/attempts/{id}/answers/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "submitAttempt",
    "method": "POST",
    "template": "/quizzes/attempts/{id}/submit/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "addFeedback",
    "method": "POST",
    "template": "/feedback/add/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 25000,
    "who": "user",
    "invalidates": [
      "listHighlights",
      "listTutorReviews",
      "listTutors",
      "readTutor"
    ]
  },
  {
    "id": "updateFeedback",
    "method": "POST",
    "template": "/feedback/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listHighlights",
      "listTutorReviews",
      "listTutors",
      "readTutor"
    ]
  },
  {
    "id": "listFeedback",
    "method": "GET",
    "template": "/feedback/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "listCatalogs",
    "method": "GET",
    "template": "/catalogs/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "insertCatalog",
    "method": "POST",
    "template": "/catalogs/insert/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "updateCatalog",
    "method": "POST",
    "template": "/catalogs/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "deleteCatalog",
    "method": "DELETE",
    "template": "/catalogs/delete/{id}",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "shareCatalog",
    "method": "POST",
    "template": "/catalogs/{id}/share/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "readTutorApplication",
    "method": "GET",
    "template": "/tutor/applications/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "startTutorReview",
    "method": "POST",
    "template": "/tutor/applications/{id}/start_review/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "approveTutor",
    "method": "POST",
    "template": "/tutor/applications/{id}/approve/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor",
      "listFilters",
      "listGroupOffers",
      "listGroupPrograms",
      "listWebinars"
    ]
  },
  {
    "id": "rejectTutor",
    "method": "POST",
    "template": "/tutor/applications/{id}/reject/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor",
      "listFilters"
    ]
  },
  {
    "id": "terminateTutor",
    "method": "POST",
    "template": "/tutor/applications/{id}/terminate/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor",
      "listFilters",
      "listGroupOffers",
      "listGroupPrograms",
      "listWebinars"
    ]
  },
  {
    "id": "previewTutorTermination",
    "method": "GET",
    "template": "/tutor/applications/{id}/termination/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "reviewTutors",
    "method": "POST",
    "template": "/tutor/applications/bulk/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listTutors",
      "readTutor",
      "listFilters",
      "listGroupOffers",
      "listGroupPrograms",
      "listWebinars"
    ]
  },
  {
    "id": "listStudents",
    "method": "GET",
    "template": "/students/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "readStudent",
    "method": "GET",
    "template": "/students/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "updateStudent",
    "method": "POST",
    "template": "/students/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "updateStudents",
    "method": "POST",
    "template": "/students/bulk/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "listStudentGroups",
    "method": "GET",
    "template": "/students-groups/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "insertStudentGroup",
    "method": "POST",
    "template": "/students-groups/insert/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "updateStudentGroup",
    "method": "POST",
    "template": "/students-groups/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "deleteStudentGroup",
    "method": "DELETE",
    "template": "/students-groups/delete/{id}",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "readStudentGroup",
    "method": "GET",
    "template": "/students-groups/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "assignStudentGroup",
    "method": "POST",
    "template": "/students-groups/{id}/assign/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  },
  {
    "id": "listGroupClasses",
    "method": "GET",
    "template": "/group-classes/list/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "insertGroupClass",
    "method": "POST",
    "template": "/group-classes/insert/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listGroupOffers",
      "listGroupPrograms"
    ]
  },
  {
    "id": "updateGroupClass",
    "method": "POST",
    "template": "/group-classes/update/{id}/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listGroupOffers",
      "listGroupPrograms"
    ]
  },
  {
    "id": "deleteGroupClass",
    "method": "DELETE",
    "template": "/group-classes/delete/{id}",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listGroupOffers",
      "listGroupPrograms"
    ]
  },
  {
    "id": "readGroupClass",
    "method": "GET",
    "template": "/group-classes/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "previewGroupClass",
    "method": "POST",
    "template": "/group-classes/preview/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "assignGroupClass",
    "method": "POST",
    "template": "/group-classes/{id}/assign/",
    "provenance": "assumed",
    "content": [
      "application/json"
    ],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "invalidates": [
      "listGroupOffers",
      "listGroupPrograms"
    ]
  },
  {
    "id": "previewGroupClassEnd",
    "method": "GET",
    "template": "/group-classes/{id}/cancellation/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user",
    "read": true
  },
  {
    "id": "uploadFile",
    "method": "POST",
    "template": "/files/upload/",
    "provenance": "assumed",
    "content": [
      "multipart/form-data"
    ],
    "body_limit": 21037056,
    "timeout_ms": 120000,
    "who": "user"
  },
  {
    "id": "readFile",
    "method": "GET",
    "template": "/files/detail/{id}/",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 60000,
    "who": "optional",
    "read": true,
    "media": true
  },
  {
    "id": "deleteFile",
    "method": "DELETE",
    "template": "/files/delete/{id}",
    "provenance": "assumed",
    "content": [],
    "body_limit": 65536,
    "timeout_ms": 15000,
    "who": "user"
  }
]
