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
    "/tutor/profile/{id}/reviews/list/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Reviews of a tutor, the newest first */
        get: operations["listTutorReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/profile/{id}/slots/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Hours of a tutor between two instants
         * @description Messages say so where no hour of the period can be chosen (specification section 8).
         */
        get: operations["readAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/hours/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Working hours of the signed-in tutor */
        get: operations["readHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/hours/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change working hours */
        post: operations["saveHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/teaching/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in tutor teaches, and the state of the review */
        get: operations["readTeaching"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/teaching/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose what one teaches */
        post: operations["saveTeaching"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/applications/{id}/teaching/": {
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
        /** Set or correct what a tutor teaches */
        post: operations["setTutorTeaching"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learners/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Students and kids to assign to: all for staff, their own for tutors */
        get: operations["listLearners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learners/groups/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Groups and group classes to assign to: all for staff, their own for tutors */
        get: operations["listLearnerGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/students/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Learners of the signed-in tutor */
        get: operations["listTutorStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/students/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One learner of the signed-in tutor */
        get: operations["readTutorStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses: the public catalogue, and what staff manage */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/insert/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a course */
        post: operations["insertCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/update/{id}/": {
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
        /** Change a course */
        post: operations["updateCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/delete/{id}": {
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
        /** Delete a course */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programs that a tutor's classes are sold in */
        get: operations["listPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/quote/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price of a booking, with a promo code if there is one */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/schedule/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All dates that follow from the first week's choice */
        post: operations["previewSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slots/hold/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hold slots for ten minutes */
        post: operations["holdSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slots/hold/{id}/extend/": {
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
        /** Extend a hold by ten minutes, once */
        post: operations["extendHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slots/hold/{id}": {
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
        /** Release held slots */
        delete: operations["releaseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book held slots; the booking waits for its payment */
        post: operations["createReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/trials/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many tutors the student has tried */
        get: operations["readTrialAllowance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/trial/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a free class */
        post: operations["createTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bookings: of the student, or all for staff */
        get: operations["listReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One booking with its classes */
        get: operations["readReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/{id}/assign/": {
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
        /** Assign a booking to a kid, or unassign it */
        post: operations["assignReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/{id}/cancel/": {
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
        /** Cancel a booking and the classes that are left */
        post: operations["cancelReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/{id}/cancellation/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What cancelling a booking brings back and loses */
        get: operations["previewReservationCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/{id}/renewal/": {
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
        /** Stop the renewal of a monthly booking, or let it renew again */
        post: operations["changeRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/{id}/seats/give_back/": {
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
        /** Give back one seat of a booking of several group seats */
        post: operations["giveBackSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/{id}/seats/cancellation/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What giving back a seat brings back and loses */
        get: operations["previewSeatCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/{id}/interview/": {
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
        /** Choose another interview for a group booking whose interview was cancelled or missed */
        post: operations["chooseInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/start/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a payment on a hosted page */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** State of a payment */
        get: operations["readPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments: of the student, of the tutor's classes, or all for staff; a paid fee stands for the attempt that paid it */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/receipt/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Receipt of a payment */
        get: operations["readReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kids/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kids of the signed-in student */
        get: operations["listKids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kids/update/{id}/": {
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
        /** Change a kid's record */
        post: operations["updateKid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kids/delete/{id}": {
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
        /** Remove a kid without classes ahead */
        delete: operations["deleteKid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kids/{id}/passcode/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A kid's passcode, for the parent */
        get: operations["readPasscode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kids/{id}/passcode/regenerate/": {
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
        /** A new passcode; the old one ends at once, and so does every session of the kid */
        post: operations["regeneratePasscode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person's record */
        get: operations["readProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one's record */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/picture/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one's picture (JPEG, PNG or WebP up to 5 MB) */
        post: operations["uploadPicture"];
        /** Remove one's picture */
        delete: operations["deletePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one's password; all sessions but this one end */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a link to choose a new password; the same answer whether the address is known */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset_password/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a link to choose a new password still works */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with a link; all sessions end */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify_email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an address with a link */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify_email/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the link again; the same answer whether the address is known */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/menu_counts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers beside menu entries */
        get: operations["readMenuCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, the newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark notifications as read */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries with their dial codes */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages of teaching */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/courses/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Group courses with days, ages, seats and price; a course has a row for each of its group classes */
        get: operations["listGroupOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/programs/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programs of the classic group flow */
        get: operations["listGroupPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/matrix/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which kids may join which courses */
        post: operations["checkMatrix"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/interviews/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Meetings before the first group class */
        get: operations["listInterviewSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/reservation/quote/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price of a group booking */
        post: operations["createGroupQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/reservation/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book group courses for kids; the booking waits for its payment */
        post: operations["createGroupReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One webinar with what the caller may do */
        get: operations["readWebinar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/booked/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Seats of the learner, the next first */
        get: operations["listBookedWebinars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/{id}/register/": {
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
        /** Take a seat, or one on the waiting list of a full webinar */
        post: operations["registerWebinar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/{id}/register/guest/": {
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
        /** Take a seat without an account */
        post: operations["registerWebinarGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/{id}/cancel/": {
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
        /** Give a seat back */
        post: operations["cancelWebinar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/managed/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Webinars of the tutor, or all for staff */
        get: operations["listManagedWebinars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/managed/insert/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a halaqa */
        post: operations["insertWebinar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/managed/update/{id}/": {
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
        /** Change a halaqa */
        post: operations["updateWebinar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/managed/delete/{id}": {
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
        /** Delete a halaqa */
        delete: operations["deleteWebinar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/{id}/registrations/list/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Registrations for a webinar */
        get: operations["listWebinarGuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/registrations/{id}/decide/": {
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
        /** Admit a registration from the waiting list, or cancel it */
        post: operations["decideRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/{id}/room/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The meeting of a webinar for its host, staff, a learner with a seat or a guest with a door */
        get: operations["readWebinarRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinar/{id}/recording/": {
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
        /** Add the recording of a webinar that has begun, replace it, or remove it */
        post: operations["addWebinarRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events, the next first */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One event */
        get: operations["readEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/mine/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events that the caller is registered for */
        get: operations["listMyEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/register/": {
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
        /** Register for an event */
        post: operations["registerEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/cancel/": {
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
        /** Cancel a registration for an event */
        post: operations["cancelEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to the institute */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages, the newest first */
        get: operations["listContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/update/{id}/": {
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
        /** Mark a message */
        post: operations["updateContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/archived/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Classes that are over, the latest first */
        get: operations["listArchivedClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/calendar/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Classes between two instants */
        get: operations["listCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One class with its links */
        get: operations["readClass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All classes, for staff */
        get: operations["listClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/student/{id}/list/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Classes of one student and their kids */
        get: operations["listStudentClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/{id}/attendance/": {
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
        /** Say who was there */
        post: operations["saveAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/{id}/notes/": {
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
        /** Write what was done */
        post: operations["saveClassNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/{id}/cancel/": {
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
        /** Cancel a class */
        post: operations["cancelClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/{id}/cancellation/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What cancelling a class brings back and loses */
        get: operations["previewClassCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/{id}/place/": {
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
        /** Choose a time for a paid class without one */
        post: operations["placeClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/{id}/offers/": {
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
        /** Offer hours for a paid class without a time */
        post: operations["offerHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/{id}/recording/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Recording of a class */
        get: operations["readRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/{id}/reschedule/": {
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
        /** Ask to move a class */
        post: operations["requestReschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reschedule/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests: one's own, or all for staff */
        get: operations["listRescheduleRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reschedule/{id}/accept/": {
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
        /** Accept a request: the class moves */
        post: operations["acceptReschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reschedule/{id}/refuse/": {
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
        /** Refuse a request */
        post: operations["refuseReschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reschedule/{id}/cancel/": {
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
        /** Withdraw a request */
        post: operations["cancelReschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reschedule/bulk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer several requests */
        post: operations["answerReschedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Homework of the tutor, or all for staff */
        get: operations["listHomework"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/insert/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a piece of homework */
        post: operations["insertHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/update/{id}/": {
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
        /** Change a piece of homework */
        post: operations["updateHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/delete/{id}": {
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
        /** Delete a piece of homework */
        delete: operations["deleteHomework"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/{id}/assign/": {
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
        /** Give homework to learners and groups; repeating it changes nothing */
        post: operations["assignHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/{id}/unassign/": {
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
        /** Take homework back; repeating it changes nothing */
        post: operations["unassignHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/{id}/submissions/list/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Answers to a piece of homework */
        get: operations["listSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/submissions/{id}/review/": {
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
        /**
         * Score an answer, or return it to be done again
         * @description Only the newest answer of a learner is reviewed; one that a later answer has replaced is refused with 409.
         */
        post: operations["reviewSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/mine/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Homework of the learner
         * @description What was assigned, and what was withdrawn after a review of the answer
         */
        get: operations["listStudentHomework"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/mine/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One piece of homework of the learner */
        get: operations["readStudentHomework"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/{id}/submit/": {
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
        /** Hand in an answer */
        post: operations["submitHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Homework and quizzes that were given: to the learner, by the tutor, or all */
        get: operations["listAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quizzes of the tutor, or all for staff */
        get: operations["listQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/insert/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a quiz */
        post: operations["insertQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/update/{id}/": {
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
        /** Change a quiz */
        post: operations["updateQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/delete/{id}": {
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
        /** Delete a quiz */
        delete: operations["deleteQuiz"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/questions/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions of a quiz in their order */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/questions/insert/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a question */
        post: operations["insertQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/questions/update/{id}/": {
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
        /** Change a question */
        post: operations["updateQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/questions/delete/{id}": {
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
        /** Delete a question */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/questions/reorder/": {
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
        /** Put questions into another order */
        post: operations["reorderQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/assign/": {
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
        /** Give a quiz to learners; repeating it changes nothing */
        post: operations["assignQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/results/list/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Results of a quiz, one row per learner */
        get: operations["listQuizResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/grant/": {
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
        /** Give one learner one more attempt */
        post: operations["grantAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/attempts/list/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Attempts at a quiz */
        get: operations["listQuizAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/attempts/{id}/extend/": {
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
        /** Give more time */
        post: operations["extendAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/mine/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quizzes of the learner
         * @description What was assigned, and what was withdrawn or hidden after an attempt
         */
        get: operations["listStudentQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/attempts/start/": {
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
        /** Start an attempt, or continue the open one */
        post: operations["startAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/attempts/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** An attempt: its questions, answers and, when it is over, its result */
        get: operations["readAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/attempts/{id}/answers/": {
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
        /** Keep answers while the quiz runs */
        post: operations["saveAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/attempts/{id}/submit/": {
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
        /** Hand in an attempt */
        post: operations["submitAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rate the platform, the service and the tutor or student */
        post: operations["addFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback/update/{id}/": {
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
        /** Change one's feedback within a day */
        post: operations["updateFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feedback: one's own, about the tutor, or all for staff */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Catalogs: of the tutor and shared ones, or all for staff */
        get: operations["listCatalogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/insert/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a catalog */
        post: operations["insertCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/update/{id}/": {
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
        /** Change a catalog */
        post: operations["updateCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/delete/{id}": {
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
        /** Delete a catalog */
        delete: operations["deleteCatalog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/{id}/share/": {
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
        /** Share a catalog, or stop */
        post: operations["shareCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/applications/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One tutor with what staff review */
        get: operations["readTutorApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/applications/{id}/start_review/": {
        parameters: {
            query?: {
                /** @description State of the tutor that the caller saw; if it has changed meanwhile, the decision is refused with 409 */
                seen_status?: components["parameters"]["SeenStatus"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the review of a tutor */
        post: operations["startTutorReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/applications/{id}/approve/": {
        parameters: {
            query?: {
                /** @description State of the tutor that the caller saw; if it has changed meanwhile, the decision is refused with 409 */
                seen_status?: components["parameters"]["SeenStatus"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a tutor */
        post: operations["approveTutor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/applications/{id}/reject/": {
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
        /** Reject a tutor with a reason */
        post: operations["rejectTutor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/applications/{id}/terminate/": {
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
        /** Terminate a tutor with a reason */
        post: operations["terminateTutor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/applications/{id}/termination/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What is paid back when a tutor is terminated */
        get: operations["previewTutorTermination"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutor/applications/bulk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One action for several tutors */
        post: operations["reviewTutors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All students */
        get: operations["listStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One student */
        get: operations["readStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/update/{id}/": {
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
        /** Change a student */
        post: operations["updateStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/bulk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One status for several students */
        post: operations["updateStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students-groups/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All groups of students */
        get: operations["listStudentGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students-groups/insert/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a group of students */
        post: operations["insertStudentGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students-groups/update/{id}/": {
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
        /** Change a group of students */
        post: operations["updateStudentGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students-groups/delete/{id}": {
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
        /** Delete a group of students */
        delete: operations["deleteStudentGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students-groups/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One group */
        get: operations["readStudentGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students-groups/{id}/assign/": {
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
        /** Who belongs to a group */
        post: operations["assignStudentGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group-classes/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All group classes */
        get: operations["listGroupClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group-classes/insert/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a group class */
        post: operations["insertGroupClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group-classes/update/{id}/": {
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
        /** Change a group class */
        post: operations["updateGroupClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group-classes/delete/{id}": {
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
        /** Delete a group class */
        delete: operations["deleteGroupClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group-classes/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One group class */
        get: operations["readGroupClass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group-classes/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The dates that a group class would have */
        post: operations["previewGroupClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group-classes/{id}/assign/": {
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
        /** Who belongs to a group class */
        post: operations["assignGroupClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group-classes/{id}/cancellation/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What is paid back when a group class is deleted */
        get: operations["previewGroupClassEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/upload/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload one file: audio under 10 MB, others up to 20 MB */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/detail/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The bytes of a file */
        get: operations["readFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/delete/{id}": {
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
        /** Delete a file that nothing uses */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** @description What every assumed list adds to its rows (docs/decisions.md#lists). */
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
            /**
             * @example Everyday conversation
             * @example محادثات الحياة اليومية
             */
            name: string;
        };
        /** @description A tutor as a list shows one. */
        Tutor: {
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
            profile_picture_url: string | null;
            country: components["schemas"]["Named"] | null;
            languages: components["schemas"]["Named"][];
            course_types: string[];
            courses: components["schemas"]["Named"][];
            /** @description Mean; null without ratings */
            rating: number | null;
            ratings_count: number;
            classes_count: number;
            /**
             * @example I teach with patience
             * @example أدرّس بصبر وعناية
             */
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
            /**
             * Format: date-time
             * @description When what is public of it changed last; absent where the API does not know
             */
            updated_at?: string;
        };
        Review: {
            id: number;
            /**
             * @description First name and an initial
             * @example Mona Aziz
             * @example منى عزيز
             */
            author: string;
            rating: number;
            /**
             * @example A patient teacher
             * @example معلمة صبورة
             */
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
            /** @description Number of ratings with 1 to 5 stars, with a comment or without */
            rating_counts: number[];
            /** @description Ratings with a comment */
            reviews_count: number;
        };
        /** @description A filter of the tutor list and a column of the footer (specification section 3). */
        Filter: {
            /** @enum {string} */
            api_param_name: "course-id" | "genders" | "course_types" | "language_ids" | "country_ids" | "prices" | "day_times";
            /**
             * @example Stories of the morning
             * @example حكايات الصباح
             */
            title: string;
            options: {
                /**
                 * @example Stories of the morning
                 * @example حكايات الصباح
                 */
                title: string;
                value: string;
                /** @description Tutors that the option gives together with the choices of the other filters; absent where it is not counted */
                count?: number;
            }[];
        };
        /** @description A person as others may see them. */
        Person: {
            id: number;
            /**
             * @description Full name; of a kid the first name only
             * @example Salma Haddad
             * @example سلمى حداد
             */
            name: string;
            profile_picture_url: string | null;
            /** @description Of a kid only */
            age?: number | null;
            /** @description Of a kid, for staff and tutors: the parent's name */
            guardian?: string | null;
            /** @description Of a kid, for staff: the id of the parent, whose record holds the kid */
            guardian_id?: number | null;
            /** @description For staff: the kind of account (student, kids, tutor, operator or institute_admin), which decides where its record is; absent for others */
            category?: string;
            /** @description Of a learner, for tutors and staff, of a tutor for staff: the account is deactivated, of a kid that of the parent, or was removed; absent for others */
            is_inactive?: boolean;
        };
        /** @description A free halaqa. */
        Webinar: {
            id: number;
            /**
             * @example Stories of the morning
             * @example حكايات الصباح
             */
            title: string;
            /**
             * @example Short texts with vowels
             * @example نصوص قصيرة مشكولة
             */
            description: string;
            tutor: components["schemas"]["Person"];
            language: components["schemas"]["Named"];
            /** Format: date-time */
            start_date_time: string;
            /** Format: date-time */
            end_date_time: string;
            /** @enum {string} */
            state: "not started" | "running" | "finished";
            /**
             * @description An interview is the meeting with the tutor before a group course (docs/decisions.md#interviews)
             * @enum {string}
             */
            kind: "webinar" | "interview";
            /** @description The group course of an interview */
            course: components["schemas"]["Named"] | null;
            capacity: number;
            registered: number;
            is_cancelled: boolean;
            /** @description Whether a recording can be watched; absent where the API does not know */
            has_recording?: boolean;
            /** @description Not shown to kids; absent where the API does not know */
            is_for_parents?: boolean;
            /**
             * Format: date-time
             * @description When what is public of it changed last; absent where the API does not know
             */
            updated_at?: string;
        };
        /** @description A person who learns in a class. */
        Learner: components["schemas"]["Person"] & {
            /** @description IANA name; for who teaches them. Of a kid that of the parent */
            time_zone?: string;
        };
        /** @description A class of 60 minutes in a person's calendar. */
        BookedClass: {
            id: number;
            course: components["schemas"]["Named"];
            /** @description Of a session, its group class */
            group_class?: components["schemas"]["Named"];
            tutor: components["schemas"]["Person"];
            /** @description IANA name */
            tutor_time_zone: string;
            /** @description For the tutor and staff everyone, for a family its own learners */
            students: components["schemas"]["Learner"][];
            /** @enum {string} */
            kind: "one_to_one" | "group";
            /** @enum {string} */
            state: "scheduled" | "confirmed" | "pending";
            /** Format: date-time */
            start_date_time: string;
            /** Format: date-time */
            end_date_time: string;
        };
        /** @description A tutor as staff review one. */
        TutorApplication: {
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
            /** Format: email */
            email: string;
            phone_number: string;
            gender: components["schemas"]["Gender"];
            profile_picture_url: string | null;
            country: components["schemas"]["Named"] | null;
            languages: components["schemas"]["Named"][];
            courses: components["schemas"]["Named"][];
            /** @enum {string} */
            status: "new" | "under_review" | "approved" | "rejected" | "terminated";
            /** Format: date */
            applied_on: string;
            rating: number | null;
            /** @description What keeps learners from booking */
            missing: ("courses" | "price" | "hours")[];
        };
        /** @description An hour of a tutor (states of specification section 4) */
        Slot: {
            id: number;
            /** Format: date-time */
            start_date_time: string;
            /** Format: date-time */
            end_date_time: string;
            /**
             * @description selected: held by the caller; pending: held or being paid by another person; busy: the tutor is not free
             * @enum {string}
             */
            state: "available" | "selected" | "pending" | "busy" | "reserved";
        };
        /** @description Hours of a tutor between two instants */
        Availability: {
            /** @description IANA name */
            time_zone: string;
            slots: components["schemas"]["Slot"][];
            /** Format: date-time */
            server_time: string;
        };
        /** @description Working hours of a weekday, in the tutor's zone */
        HoursRange: {
            day: number;
            from: string;
            /** @description 00:00 is the end of the day */
            to: string;
        };
        /** @description A date that differs */
        HoursException: {
            /** Format: date */
            date: string;
            is_closed: boolean;
            from?: string | null;
            /** @description 00:00 is the end of the day */
            to?: string | null;
            /**
             * @example School trip
             * @example رحلة مدرسية
             */
            note?: string | null;
        };
        /**
         * @description When a tutor teaches
         * @example {
         *       "time_zone": "Africa/Cairo",
         *       "week": [
         *         {
         *           "day": 1,
         *           "from": "09:00",
         *           "to": "13:00"
         *         }
         *       ],
         *       "exceptions": [
         *         {
         *           "date": "2026-12-01",
         *           "is_closed": true,
         *           "from": null,
         *           "to": null,
         *           "note": "School trip"
         *         }
         *       ]
         *     }
         * @example {
         *       "time_zone": "Africa/Cairo",
         *       "week": [
         *         {
         *           "day": 1,
         *           "from": "09:00",
         *           "to": "13:00"
         *         }
         *       ],
         *       "exceptions": [
         *         {
         *           "date": "2026-12-01",
         *           "is_closed": true,
         *           "from": null,
         *           "to": null,
         *           "note": "رحلة مدرسية"
         *         }
         *       ]
         *     }
         */
        WeeklyHours: {
            /** @description IANA name */
            time_zone: string;
            week: components["schemas"]["HoursRange"][];
            exceptions: components["schemas"]["HoursException"][];
        };
        /** @description It was done, in words. */
        Done: {
            /** @constant */
            success: true;
            Messages: components["schemas"]["Message"][];
        };
        /** @description An uploaded file */
        File: {
            id: number;
            /**
             * @example recitation.mp3
             * @example تلاوة.mp3
             */
            name: string;
            content_type: string;
            size: number;
            /**
             * Format: uri-reference
             * @description Below /api of the web app: the file is read with the session of the person who opens it
             * @example /api/files/detail/10001/
             */
            url: string;
        };
        /** @description What a tutor teaches and for how much, with the state of the review */
        Teaching: {
            id: number;
            courses: components["schemas"]["Named"][];
            languages: components["schemas"]["Named"][];
            country: components["schemas"]["Named"] | null;
            /** @description Price of one class of 60 minutes; null until it is set */
            price: number | null;
            /** @enum {string} */
            currency: "EGP" | "USD";
            has_trial: boolean;
            documents: components["schemas"]["File"][];
            /** @enum {string} */
            status: "new" | "under_review" | "approved" | "rejected" | "terminated";
            /**
             * @description Of a refusal
             * @example The documents are not complete
             * @example الوثائق غير مكتملة
             */
            reason: string | null;
            /** @description Whether a refused tutor has saved the profile or teaching data since the refusal; absent means no */
            is_corrected?: boolean;
            /** @description What learners miss: without courses and a price the tutor is not offered for booking, without hours no hour is free */
            missing: ("courses" | "price" | "hours")[];
        };
        /**
         * @description What a tutor teaches; of an approved tutor staff alone change price and trial
         * @example {
         *       "course_ids": [
         *         101
         *       ],
         *       "language_ids": [
         *         1
         *       ],
         *       "country_id": 1,
         *       "price": 120,
         *       "has_trial": true,
         *       "document_ids": []
         *     }
         */
        TeachingPayload: {
            course_ids: number[];
            language_ids: number[];
            country_id: number;
            price?: number | null;
            has_trial?: boolean;
            document_ids: number[];
        };
        /** @description A student or kid to whom homework, quizzes and groups can be assigned */
        LearnerRow: {
            id: number;
            /**
             * @description Full name; of a kid the first name only
             * @example Karim Nasr
             * @example كريم نصر
             */
            name: string;
            profile_picture_url: string | null;
            /** @description Of a kid only */
            age: number | null;
            /** @description Of a kid: the parent's name */
            guardian: string | null;
            /** @description As of a person */
            guardian_id?: number | null;
            /** @description As of a person */
            is_inactive?: boolean;
            /** @description Of a student, for staff only */
            email: string | null;
        };
        /** @description A group of students or a group class, whose members can be assigned to together */
        LearnerGroup: {
            /** @description Unique within its kind */
            id: number;
            /** @enum {string} */
            kind: "group" | "group_class";
            /**
             * @example Evening readers
             * @example قرّاء المساء
             */
            name: string;
            tutor: components["schemas"]["Person"];
            size: number;
        };
        /** @description A learner as their tutor sees one; no address, no birthday */
        TutorStudent: {
            id: number;
            /**
             * @example Karim Nasr
             * @example كريم نصر
             */
            name: string;
            profile_picture_url: string | null;
            age: number | null;
            guardian: string | null;
            /** @description As of a person */
            is_inactive?: boolean;
            /** Format: date-time */
            last_class: string | null;
            /** Format: date-time */
            next_class: string | null;
            classes_count: number;
            /** @description Homework to hand in, late ones too */
            homework_due: number;
            quiz_average: number | null;
        };
        /** @description What a tutor wrote after a class */
        ClassNote: {
            class_id: number;
            /** Format: date-time */
            start_date_time: string;
            /**
             * @example Read two pages well
             * @example قرأ صفحتين قراءة جيدة
             */
            notes: string;
        };
        /** @description A learner with their courses */
        TutorStudentDetail: components["schemas"]["TutorStudent"] & {
            courses: components["schemas"]["Named"][];
            notes: components["schemas"]["ClassNote"][];
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
        /** @description A course with what lists show beside it */
        CourseRow: components["schemas"]["Course"] & {
            /** @enum {string} */
            subject: "arabic" | "quran" | "tajweed";
            is_group: boolean;
            tutors_count: number;
            files: components["schemas"]["File"][];
        };
        /**
         * @description A course to be saved
         * @example {
         *       "Id": 0,
         *       "code": "AR-12",
         *       "name": "Everyday conversation",
         *       "description": "Speak from the first lesson",
         *       "type": "adult",
         *       "is_group": true,
         *       "file_ids": [
         *         10001
         *       ]
         *     }
         * @example {
         *       "Id": 0,
         *       "code": "AR-12",
         *       "name": "محادثات الحياة اليومية",
         *       "description": "تتكلم من الحصة الأولى",
         *       "type": "kids"
         *     }
         */
        CourseModel: {
            Id: number;
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
            /**
             * @description Stays as it is when left out; Arabic for a new course
             * @enum {string}
             */
            subject?: "arabic" | "quran" | "tajweed";
            /** @description Taught in groups; stays as it is when left out */
            is_group?: boolean;
            file_ids?: number[];
        };
        /** @description A record was saved; its id. */
        Saved: {
            /** @constant */
            success: true;
            Messages: components["schemas"]["Message"][];
            data: {
                id: number;
            };
        };
        /** @description How classes are bought: by the month or one by one */
        Program: {
            id: number;
            /**
             * @example Twice a week
             * @example حصتان في الأسبوع
             */
            name: string;
            /**
             * @example Eight classes of an hour, renewed each month
             * @example ثماني حصص مدة كل منها ساعة، وتتجدد كل شهر
             */
            description: string;
            /** @enum {string} */
            payment_type: "monthly" | "pay_as_you_go";
            sessions_per_week: number;
            weeks: number;
            sessions_count: number;
            price_per_session: number;
            total_cost: number;
            /** @enum {string} */
            currency: "EGP" | "USD";
            is_renewed: boolean;
        };
        /**
         * @description Another hour for a date of the month on which the tutor is not free
         * @example {
         *       "clash_date_time": "2026-02-11T17:00:00Z",
         *       "slot_id": 1001101820
         *     }
         */
        Replacement: {
            /**
             * Format: date-time
             * @description Start of the date that clashes
             */
            clash_date_time: string;
            slot_id: number;
        };
        /**
         * @description What a price is asked for
         * @example {
         *       "tutor_id": 1001,
         *       "course_ids": [
         *         101
         *       ],
         *       "program_id": 1,
         *       "slot_ids": [
         *         1001101620
         *       ],
         *       "promo_code": "WELCOME10"
         *     }
         */
        QuotePayload: {
            tutor_id: number;
            course_ids: number[];
            program_id: number;
            slot_ids?: number[];
            /** @description Other hours for dates on which the tutor is not free */
            replacements?: components["schemas"]["Replacement"][];
            promo_code?: string | null;
            /** @description Who learns: null for the student; left out while it is not known, so that only the hours of the tutor count */
            kid_id?: number | null;
        };
        /** @description A seat in a group class as it was priced: its tutor and the starts of the classes that are paid */
        QuotedSeat: {
            user_id: number;
            group_class_id: number;
            tutor_id: number;
            starts: string[];
        };
        /** @description A price: subtotal (with VAT) less discount is the total, which is made of the net amount and VAT */
        Quote: {
            /** @enum {string} */
            currency: "EGP" | "USD";
            /** @description Classes that get a time */
            sessions_count: number;
            /** @description With VAT */
            price_per_session: number;
            /** @description With VAT, before the discount */
            subtotal: number;
            promo_code: string | null;
            discount_amount: number;
            discount_percentage: number;
            /** @description The total without VAT */
            net_cost: number;
            vat_percentage: number;
            vat: number;
            total_cost: number;
            /** Format: date-time */
            valid_until: string;
            /** @description Of seats in group classes: the tutor and the starts of the classes that are paid, for each */
            seats?: components["schemas"]["QuotedSeat"][];
        };
        /**
         * @description The first week's choice
         * @example {
         *       "tutor_id": 1001,
         *       "program_id": 2,
         *       "slot_ids": [
         *         1001101620
         *       ]
         *     }
         */
        SchedulePayload: {
            tutor_id: number;
            program_id: number;
            slot_ids: number[];
            /** @description Who learns: null for the student; left out while it is not known, so that only the hours of the tutor count */
            kid_id?: number | null;
        };
        /** @description One date of a weekly pattern, kept in the tutor's zone */
        PlannedSession: {
            /** Format: date-time */
            start_date_time: string;
            /** Format: date-time */
            end_date_time: string;
            week: number;
            /** @description The chosen slot that it repeats, or is itself */
            slot_id?: number;
            /** @description The tutor is not free then, or the learner has another class */
            is_clash: boolean;
            /** @description The learner has another class then; left out where no learner is named */
            is_learner_busy?: boolean;
            /** @description The wall time in the tutor's zone was moved or repeated by a change of the clock */
            is_clock_change: boolean;
        };
        /**
         * @description Slots to keep for ten minutes
         * @example {
         *       "tutor_id": 1001,
         *       "slot_ids": [
         *         1001101620,
         *         1001101820
         *       ]
         *     }
         */
        HoldPayload: {
            tutor_id: number;
            slot_ids: number[];
            /** @description Other hours for dates of the month that clash */
            replacement_slot_ids?: number[];
            /** @description Who learns: null for the student; left out while it is not known, so that only the hours of the tutor count */
            kid_id?: number | null;
        };
        /** @description Slots that are reserved until the hold ends */
        Hold: {
            id: number;
            tutor_id: number;
            slots: components["schemas"]["Slot"][];
            /** Format: date-time */
            expires_at: string;
            extensions_left: number;
            /** Format: date-time */
            server_time: string;
        };
        /**
         * @description The course of a chosen hour
         * @example {
         *       "slot_id": 1001101620,
         *       "course_id": 101
         *     }
         */
        CourseChoice: {
            /** @description One of the held slots */
            slot_id: number;
            /** @description One of the courses of the booking */
            course_id: number;
        };
        /**
         * @description A booking before it is paid
         * @example {
         *       "tutor_id": 1001,
         *       "course_ids": [
         *         101
         *       ],
         *       "program_id": 1,
         *       "hold_id": 10001,
         *       "promo_code": null,
         *       "kid_id": 1400,
         *       "total_cost": 285
         *     }
         * @example {
         *       "tutor_id": 1001,
         *       "course_ids": [
         *         101,
         *         102
         *       ],
         *       "program_id": 2,
         *       "hold_id": 10001,
         *       "course_hours": [
         *         {
         *           "slot_id": 1001101620,
         *           "course_id": 101
         *         },
         *         {
         *           "slot_id": 1001101820,
         *           "course_id": 102
         *         }
         *       ],
         *       "total_cost": 2166
         *     }
         */
        ReservationPayload: {
            tutor_id: number;
            course_ids: number[];
            program_id: number;
            hold_id: number;
            /** @description Of two courses: which one each hour of the first week is of; every later class of that hour is of the same one */
            course_hours?: components["schemas"]["CourseChoice"][];
            /** @description Other hours for dates on which the tutor is not free */
            replacements?: components["schemas"]["Replacement"][];
            promo_code?: string | null;
            /** @description For whom, when not for the student */
            kid_id?: number | null;
            /** @description The price that the student saw; any other gets a 409 */
            total_cost: number;
        };
        /** @description Money of a cancelled booking, or of classes or seats of one, that goes back the way it was paid */
        Refund: {
            amount: number;
            /** @enum {string} */
            currency: "EGP" | "USD";
            /** Format: date-time */
            requested_on: string;
            /**
             * Format: date
             * @description It arrives until then, the last part where there are several
             */
            due_on: string;
            /** @description What arrives until each day, where it was asked for on several days */
            parts?: {
                amount: number;
                /** Format: date */
                due_on: string;
            }[];
        };
        /** @description What was booked */
        Reservation: {
            id: number;
            reference: string;
            /** @enum {string} */
            kind: "one_to_one" | "trial" | "group";
            /** @enum {string} */
            state: "pending" | "active" | "finished" | "cancelled";
            student: components["schemas"]["Person"];
            learner: components["schemas"]["Person"];
            /** @description Of a group booking: every kid that joins a group class, with its own classes */
            learners?: (components["schemas"]["Person"] & {
                sessions_total: number;
                sessions_used: number;
            })[];
            tutor: components["schemas"]["Person"] | null;
            /** @description Of a group booking: the tutors of its classes, or of each group class before it has any */
            tutors?: components["schemas"]["Person"][];
            courses: components["schemas"]["Named"][];
            program: components["schemas"]["Named"] | null;
            sessions_total: number;
            sessions_used: number;
            /** @enum {string} */
            currency: "EGP" | "USD";
            total_cost: number;
            payment_id: number | null;
            /** @enum {string} */
            payment_state: "completed" | "pending" | "failed" | "paid" | "overdue";
            /** @description Whether it can be paid now: a fee is due, or the booking waits for its payment and no bank transfer is under way */
            is_payable: boolean;
            /** @description Of a booking that waits for its payment: whether a chosen hour has passed, so that new times are chosen before it is paid; absent otherwise */
            is_past?: boolean;
            /** Format: date */
            starts_on: string;
            /** Format: date */
            ends_on: string | null;
            /** Format: date */
            renews_on: string | null;
            /** @description Whether it is of a monthly program, so that `total_cost` is of its first month; absent otherwise */
            is_monthly?: boolean;
            /** @description Of an active monthly booking: whether it ends after its paid classes instead of renewing; absent otherwise */
            is_renewal_stopped?: boolean;
            /** @description Paid classes without a time */
            to_reschedule: number;
            refund: components["schemas"]["Refund"] | null;
            /** Format: date-time */
            created_on: string;
        };
        /** @description A class in a list of staff, past or coming */
        ClassRow: components["schemas"]["BookedClass"] & {
            /** @enum {string|null} */
            outcome: "completed" | "missed" | "unrecorded" | "cancelled" | "rescheduled" | "to_reschedule" | null;
            recording_url: string | null;
            /**
             * @example Read two pages well
             * @example قرأ صفحتين قراءة جيدة
             */
            notes: string | null;
            has_feedback: boolean;
        };
        /** @description A chosen hour and its course */
        CourseHour: {
            /** Format: date-time */
            start_date_time: string;
            course: components["schemas"]["Named"];
        };
        /** @description A kid in a course, by name */
        MatrixPlace: {
            course: components["schemas"]["Named"];
            user: components["schemas"]["Person"];
            group_class_id?: number;
            /** @description Whether the booking has this seat no longer: it was given back, or its classes are over; absent while it has it */
            is_released?: boolean;
            /**
             * @description Of a seat that was given back alone: what the person who did it wrote
             * @example The hour does not suit
             * @example الموعد لا يناسبني أبدًا
             */
            return_reason?: string;
        };
        /** @description A meeting before the first group class; its id is the webinar_id of a booking */
        InterviewSession: {
            id: number;
            /**
             * @example Meet the teacher
             * @example لقاء مع المعلمة
             */
            title: string;
            tutor: components["schemas"]["Person"];
            /** Format: date-time */
            start_date_time: string;
            /** Format: date-time */
            end_date_time: string;
            capacity: number;
            seats_left: number;
            course: components["schemas"]["Named"];
            /** @description Of a booking: the interview is over, and the family did not come */
            is_missed?: boolean;
            /** @description One seat for all kids of a family */
            is_for_family: boolean;
        };
        /** @description A booking with its classes */
        ReservationDetail: components["schemas"]["Reservation"] & {
            classes: components["schemas"]["ClassRow"][];
            /** @description Of a booking that waits for its payment, or was replaced unpaid: the begin of each class that was chosen; of group classes as they are planned now */
            wanted?: string[];
            /** @description Of a one-to-one booking of two courses that has `wanted`: the course of each of those hours; the classes of a paid booking name their own */
            course_hours?: components["schemas"]["CourseHour"][];
            /** @description Of a booking of group classes that waits for its payment: tutor and begins of each seat as they are planned now */
            seats?: components["schemas"]["QuotedSeat"][];
            /**
             * Format: date-time
             * @description Until when those hours are held; absent where nothing is known, null when they are not
             */
            held_until?: string | null;
            /**
             * @description Of a cancelled booking: what the person who cancelled it wrote
             * @example The family moves away
             * @example انتقلت الأسرة إلى مدينة أخرى
             */
            cancel_reason: string | null;
            /** @description Of an unpaid booking that was replaced: the one with new times, or the later one of group classes for the same kid and course */
            replaced_by?: number;
            /** @description Of a group booking: which kid joins which course */
            matrix?: components["schemas"]["MatrixPlace"][];
            /** @description Of a group booking; an appointment once it is paid */
            interview: components["schemas"]["InterviewSession"] | null;
            /**
             * @description Of a group booking: why the interview that was chosen is no longer its own; absent while it is
             * @enum {string}
             */
            interview_ended?: "cancelled" | "other_tutor";
            /**
             * Format: date
             * @description Of a group booking whose paid classes end within a week or are over, while the next classes of the seat are not booked: the date of the last one
             */
            seat_ends_on?: string | null;
            /** @description The interview session of a group booking */
            webinar_id: number | null;
        };
        /** @description One tutor and up to three others may be tried */
        TrialAllowance: {
            allowed: number;
            used: number;
            tutors: components["schemas"]["Person"][];
        };
        /**
         * @description A free class
         * @example {
         *       "tutor_id": 1009,
         *       "course_id": 101,
         *       "slot_id": 1009101628,
         *       "kid_id": null
         *     }
         */
        TrialPayload: {
            tutor_id: number;
            course_id: number;
            slot_id: number;
            kid_id?: number | null;
        };
        /**
         * @description Why, in at least three words
         * @example {
         *       "reason": "The hour does not suit"
         *     }
         * @example {
         *       "reason": "الموعد لا يناسبني أبدًا"
         *     }
         */
        ReasonPayload: {
            /**
             * @example The hour does not suit
             * @example الموعد لا يناسبني أبدًا
             */
            reason: string;
        };
        /** @description What cancelling now brings back and what it loses */
        Cancellation: {
            /** @description It goes back the way it was paid */
            refund_amount: number;
            /** @enum {string} */
            currency: "EGP" | "USD";
            /**
             * Format: date
             * @description The refund arrives until then
             */
            refund_until: string | null;
            classes_refunded: number;
            /** @description Classes that begin too soon to be paid back */
            classes_lost: number;
            /** @description Classes that stay paid and get another time */
            classes_to_reschedule: number;
            /** @description Classes of a group that stay paid and are held after its last one */
            classes_added: number;
            /** @description Classes that are over or have begun */
            classes_held: number;
            /** @description Sum of unpaid fees that are no longer owed after a reservation was cancelled; absent without them */
            fees_ended?: number;
            /**
             * Format: date-time
             * @description Begin of an interview that is cancelled with a reservation; absent where there is none
             */
            interview_on?: string | null;
            /**
             * Format: date-time
             * @description Until then nothing is lost
             */
            free_until: string | null;
        };
        /**
         * @description A seat of a group booking that is given back, and why
         * @example {
         *       "course_id": 107,
         *       "user_id": 1401,
         *       "reason": "The hour does not suit"
         *     }
         * @example {
         *       "course_id": 107,
         *       "user_id": 1401,
         *       "reason": "الموعد لا يناسبني أبدًا"
         *     }
         */
        SeatReturnPayload: {
            course_id: number;
            /** @description The kid who has the seat */
            user_id: number;
            /**
             * @example The hour does not suit
             * @example الموعد لا يناسبني أبدًا
             */
            reason: string;
        };
        /**
         * @description Exactly one of the two: a booking, or a fee that is due
         * @example {
         *       "reservation_id": 10001,
         *       "return_url": "/reservation/1001/checkout?step=4"
         *     }
         * @example {
         *       "payment_id": 10005,
         *       "return_url": "/dashboard/payments"
         *     }
         */
        PaymentPayload: {
            reservation_id?: number;
            payment_id?: number;
            /** @description Where the payment page sends the payer back to; an address on the web app's own origin */
            return_url: string;
            /** @description Of a booking of group classes: tutor and dates as the payer has seen them. Others are refused with 422; without it those that were seen last are compared */
            seats?: components["schemas"]["QuotedSeat"][];
        };
        /** @description A started payment with the URL of its page */
        PaymentAttempt: {
            id: number;
            /** Format: uri-reference */
            payment_url: string;
            /** @enum {string} */
            state: "pending";
            /** Format: date-time */
            expires_at: string;
        };
        /** @description An attempt to pay (completed, pending, failed) or a fee (pending before its month begins, overdue afterwards, paid) */
        Payment: {
            id: number;
            reference: string;
            /** @enum {string} */
            kind: "attempt" | "fee";
            /** @enum {string} */
            state: "completed" | "pending" | "failed" | "paid" | "overdue";
            reservation_id: number;
            /**
             * @example Twice a week with Salma Haddad
             * @example حصتان في الأسبوع مع سلمى حداد
             */
            description: string;
            /** @description What was booked */
            courses?: components["schemas"]["Named"][];
            /** @description Of a monthly program: the month that is paid */
            period?: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            /**
             * @description Why it failed, in words
             * @example This was changed meanwhile
             * @example تغيّر هذا السجل في الأثناء
             */
            message: string | null;
            payer: components["schemas"]["Person"];
            learner: components["schemas"]["Person"];
            /** @description Of a group booking: every kid that joins a group class */
            learners?: components["schemas"]["Person"][];
            tutor: components["schemas"]["Person"] | null;
            /** @description Of a group booking: the tutors of its classes, or of each group class before it has any */
            tutors?: components["schemas"]["Person"][];
            /** @enum {string} */
            currency: "EGP" | "USD";
            subtotal: number;
            discount_amount: number;
            discount_percentage: number;
            /** @description The total without VAT */
            net_cost: number;
            vat: number;
            total_cost: number;
            /** @enum {string|null} */
            method: "card" | "wallet" | null;
            /** Format: date-time */
            created_on: string;
            /**
             * Format: date-time
             * @description The day of lists and of the receipt: when it was paid, and before that when it was made
             */
            dated_on: string;
            /** Format: date */
            due_on: string | null;
            /** Format: date-time */
            paid_on: string | null;
            /** @description Whether it can be paid now: a fee that is due, or an open or failed attempt that was not refunded, whose booking still waits for its payment */
            is_payable: boolean;
            /** @description Of a booking that waits for its payment: whether a chosen hour has passed, so that new times are chosen before it is paid; absent otherwise */
            is_past?: boolean;
            /** @description Of an open attempt: whether its booking was cancelled, so that a payment that still arrives is refunded; absent otherwise */
            is_ended?: boolean;
            /**
             * Format: date-time
             * @description Until when the hours of an unpaid booking are held; null when none are held, as for seats of group classes
             */
            held_until?: string | null;
            /** @description Of an unpaid fee: classes of its month whose hour is taken or past; they are not charged */
            unplaced?: number;
            refund: components["schemas"]["Refund"] | null;
            /** Format: date-time */
            server_time: string;
        };
        /** @description One row of a receipt */
        ReceiptLine: {
            /**
             * @example 8 classes of 60 minutes
             * @example 8 حصص مدة كل منها 60 دقيقة
             */
            description: string;
            amount: number;
        };
        /** @description What was paid, for printing */
        Receipt: {
            number: string;
            /** Format: date-time */
            issued_on: string;
            /**
             * @example Huruf House
             * @example بيت الحروف
             */
            institute_name: string;
            /**
             * @example Karim Nasr
             * @example كريم نصر
             */
            payer: string;
            lines: components["schemas"]["ReceiptLine"][];
            /** @enum {string} */
            currency: "EGP" | "USD";
            subtotal: number;
            discount_amount: number;
            /** @description The total without VAT */
            net_cost: number;
            vat_percentage: number;
            vat: number;
            total_cost: number;
            /** @enum {string|null} */
            method: "card" | "wallet" | null;
        };
        /** @description A kid's account as the parent sees it; the passcode has a call of its own */
        Kid: {
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
            age: number;
            profile_picture_url: string | null;
            /** Format: date-time */
            next_class: string | null;
            /** @description Homework to hand in, late ones too */
            homework_due: number;
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
        /** @description With which a kid signs in; for the parent only, never stored in a browser */
        Passcode: {
            passcode: string;
            /** Format: date-time */
            changed_on: string;
        };
        /** @description E-mail notifications that a person wants */
        NotificationChoices: {
            classes: boolean;
            homework: boolean;
            payments: boolean;
            marketing: boolean;
        };
        /** @description The signed-in person's own record */
        Profile: {
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
            email: string | null;
            phone_number: string | null;
            gender: components["schemas"]["Gender"];
            /** Format: date */
            date_of_birth: string | null;
            /** @enum {string} */
            category: "student" | "tutor" | "kids" | "operator" | "institute_admin";
            profile_picture_url: string | null;
            /** @description IANA name */
            time_zone: string;
            /** @enum {string} */
            language: "en" | "ar";
            notifications: components["schemas"]["NotificationChoices"];
            is_email_verified: boolean;
            /**
             * @example I teach with patience
             * @example أدرّس بصبر وعناية
             */
            biography: string | null;
            video_url: string | null;
            country: components["schemas"]["Named"] | null;
            languages: components["schemas"]["Named"][];
            /**
             * @description Of a tutor
             * @enum {string}
             */
            status?: "new" | "under_review" | "approved" | "rejected" | "terminated";
        };
        /**
         * @description What the profile form sends; what is left out stays
         * @example {
         *       "first_name": "Salma",
         *       "last_name": "Haddad",
         *       "phone_number": "+201000000100",
         *       "time_zone": "Africa/Cairo",
         *       "language": "en",
         *       "biography": "I teach with patience"
         *     }
         * @example {
         *       "first_name": "سلمى",
         *       "last_name": "حداد",
         *       "language": "ar",
         *       "biography": "أدرّس بصبر وعناية"
         *     }
         */
        ProfileModel: {
            /**
             * @example Sara
             * @example سارة
             */
            first_name?: string;
            /**
             * @example Kamal
             * @example كمال
             */
            last_name?: string;
            phone_number?: string | null;
            gender?: components["schemas"]["Gender"];
            /** Format: date */
            date_of_birth?: string | null;
            /** @description IANA name */
            time_zone?: string;
            /** @enum {string} */
            language?: "en" | "ar";
            notifications?: components["schemas"]["NotificationChoices"];
            /**
             * @example I teach with patience
             * @example أدرّس بصبر وعناية
             */
            biography?: string;
            video_url?: string | null;
            country_id?: number;
            language_ids?: number[];
        };
        /**
         * @description A new password for the signed-in person
         * @example {
         *       "current_password": "A-pass-word-1",
         *       "password": "A-pass-word-2",
         *       "confirm_password": "A-pass-word-2"
         *     }
         */
        PasswordPayload: {
            current_password: string;
            password: string;
            confirm_password: string;
        };
        /**
         * @description An address
         * @example {
         *       "email": "student@example.test"
         *     }
         */
        EmailPayload: {
            /** Format: email */
            email: string;
        };
        /**
         * @description The last part of the address of a link
         * @example {
         *       "token": "ok-student"
         *     }
         */
        TokenPayload: {
            token: string;
        };
        /** @description Whether a link of an e-mail still works */
        LinkState: {
            /** @enum {string} */
            state: "ok" | "expired" | "used" | "broken";
        };
        /**
         * @description A new password for the holder of a link
         * @example {
         *       "token": "ok-student",
         *       "password": "A-pass-word-2",
         *       "confirm_password": "A-pass-word-2"
         *     }
         */
        ResetPayload: {
            token: string;
            password: string;
            confirm_password: string;
        };
        /** @description Numbers beside menu entries; absent where the caller has no such entry */
        MenuCounts: {
            notifications: number;
            new_tutors?: number;
            under_review_tutors?: number;
            reschedule_requests?: number;
            contact_messages?: number;
            waitlisted?: number;
            /** @description Homework to hand in, late ones too */
            homework?: number;
            /** @description Quizzes of status 0 that are not closed */
            quizzes?: number;
            payments?: number;
            submissions?: number;
            /** @description Of a tutor: classes of the last 30 days without attendance */
            unrecorded?: number;
            classes_today?: number;
        };
        /** @description Something that happened */
        Notification: {
            id: number;
            /** @enum {string} */
            kind: "class" | "homework" | "quiz" | "payment" | "reschedule" | "review" | "webinar" | "message";
            /**
             * @example Your class was moved
             * @example تم تغيير موعد حصتك
             */
            title: string;
            /**
             * @example Salma Haddad accepted your request.
             * @example وافقت سلمى حداد على طلبك.
             */
            body: string;
            /** @description Address in the web app */
            path: string;
            is_read: boolean;
            /** Format: date-time */
            created_on: string;
        };
        /**
         * @description Which to mark as read; none means all
         * @example {
         *       "ids": [
         *         10001,
         *         10002
         *       ]
         *     }
         * @example {}
         */
        NotificationsPayload: {
            ids?: number[];
        };
        /** @description A country (specification section 3) */
        Country: {
            id: number;
            /**
             * @example Egypt
             * @example مصر
             */
            name: string;
            name_ascii: string;
            /** @description Dial code; may be empty or hold two codes */
            phone: string;
        };
        /** @description A course with one of its group classes; a course with several has a row for each */
        GroupCourse: components["schemas"]["Course"] & {
            group_class_id: number;
            age_from: number;
            age_to: number;
            days: number[];
            start_time: string;
            minutes: number;
            /** @description IANA name */
            time_zone: string;
            min_students: number;
            max_students: number;
            seats_left: number;
            tutor: components["schemas"]["Person"];
            /** @description Of a class, in the program where it costs least */
            price: number;
            /** @enum {string} */
            currency: "EGP" | "USD";
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            is_auto_renew: boolean;
        };
        /** @description How a group course is bought in the classic flow */
        GroupProgram: {
            id: number;
            /**
             * @example One month
             * @example شهر واحد
             */
            name: string;
            /**
             * @example Two group classes a week for four weeks
             * @example حصتان جماعيتان كل أسبوع لمدة أربعة أسابيع
             */
            description: string;
            /** @enum {string} */
            payment_type: "monthly" | "pay_as_you_go";
            months: number;
            /** @description Of the chosen courses together */
            sessions_per_week: number;
            /** @description Those of the program, as far as the chosen group classes have them ahead. A program of several months is listed only where they last as long */
            sessions_count: number;
            /** @description For one kid in all chosen courses, with VAT */
            price: number;
            /** @enum {string} */
            currency: "EGP" | "USD";
        };
        /** @description A kid in a course */
        MatrixEntry: {
            course_id: number;
            user_id: number;
            /** @description The group class that was chosen; without it the first one of the course */
            group_class_id?: number;
        };
        /**
         * @description Kids and their courses
         * @example {
         *       "matrix": [
         *         {
         *           "course_id": 107,
         *           "user_id": 1400
         *         },
         *         {
         *           "course_id": 108,
         *           "user_id": 1400
         *         }
         *       ]
         *     }
         */
        MatrixPayload: {
            matrix: components["schemas"]["MatrixEntry"][];
        };
        /** @description Whether a kid may join a course, and the price */
        MatrixCheck: {
            course_id: number;
            user_id: number;
            /** @description As it was asked for */
            group_class_id?: number;
            is_allowed: boolean;
            /**
             * @example The group is full
             * @example المجموعة مكتملة
             */
            reason: string | null;
            /** @description Group classes among those asked for that are held at the same times, so that the kid cannot join both */
            overlaps: number[];
            /**
             * Format: date-time
             * @description For a kid who has a seat in the group class, until it is released: the start of the first class that a booking adds. Such a seat takes none of the free ones
             */
            next_from: string | null;
            /** @description For a kid who has sat in this group class: the interview of its booking, with which the next month is booked */
            webinar_id: number | null;
            price: number;
            /** @enum {string} */
            currency: "EGP" | "USD";
        };
        /**
         * @description What a group price is asked for
         * @example {
         *       "matrix": [
         *         {
         *           "course_id": 107,
         *           "user_id": 1400
         *         }
         *       ],
         *       "program_id": 1,
         *       "promo_code": "WELCOME10"
         *     }
         */
        GroupQuotePayload: {
            matrix: components["schemas"]["MatrixEntry"][];
            program_id?: number | null;
            promo_code?: string | null;
        };
        /**
         * @description A group booking before it is paid
         * @example {
         *       "matrix": [
         *         {
         *           "course_id": 107,
         *           "user_id": 1400
         *         }
         *       ],
         *       "program_id": 1,
         *       "webinar_id": 1005,
         *       "promo_code": null,
         *       "total_cost": 912
         *     }
         */
        GroupReservationPayload: {
            matrix: components["schemas"]["MatrixEntry"][];
            program_id?: number | null;
            /** @description The chosen interview; the earlier one where every kid has sat in its group class */
            webinar_id: number;
            promo_code?: string | null;
            total_cost: number;
            /** @description The seats as the quote has shown them; the booking is refused if tutor or starts have changed since */
            seats?: components["schemas"]["QuotedSeat"][];
        };
        /** @description A webinar with what the caller may do */
        WebinarDetail: components["schemas"]["Webinar"] & {
            seats_left: number;
            waitlisted: number;
            /** @enum {string|null} */
            registration_status: "registered" | "waitlisted" | "cancelled" | "attended" | null;
            /** Format: date-time */
            join_from: string;
            recording_url: string | null;
        };
        /** @description A seat in a webinar */
        WebinarRegistration: {
            id: number;
            webinar: components["schemas"]["Webinar"];
            learner: components["schemas"]["Person"];
            /**
             * @description Attended: came to the room while it was open
             * @enum {string}
             */
            status: "registered" | "waitlisted" | "cancelled" | "attended";
            /** @description The host took the seat back; absent where the API does not know */
            is_removed?: boolean;
            waitlist_position: number | null;
            /** Format: date-time */
            join_from: string;
            join_link: string | null;
            recording_url: string | null;
            /** Format: date-time */
            registered_on: string;
        };
        /**
         * @description For whom
         * @example {
         *       "kid_id": 1400
         *     }
         * @example {}
         */
        WebinarRegisterPayload: {
            kid_id?: number | null;
        };
        /**
         * @description A person without an account
         * @example {
         *       "full_name": "Karim Nasr",
         *       "email": "guest@example.test"
         *     }
         * @example {
         *       "full_name": "كريم نصر الدين",
         *       "email": "guest@example.test",
         *       "phone_number": "+201000000100"
         *     }
         */
        WebinarGuestPayload: {
            /**
             * @example Karim Nasr
             * @example كريم نصر الدين
             */
            full_name: string;
            /** Format: email */
            email: string;
            phone_number?: string;
        };
        /** @description A guest's seat in a webinar, and the door to its meeting */
        WebinarDoor: {
            /** @constant */
            success: true;
            Messages: components["schemas"]["Message"][];
            data: {
                /** @enum {string} */
                status: "registered" | "waitlisted";
                /** @description Signed, for this guest and this webinar only (docs/decisions.md#webinar-doors) */
                door: string;
            };
        };
        /** @description A webinar as its tutor and staff see it */
        ManagedWebinar: components["schemas"]["Webinar"] & {
            waitlisted: number;
            host_link: string;
            join_link: string;
            recording_url: string | null;
            /** @description The file of `recording_url`, by which a page tells that another person has replaced it */
            recording: components["schemas"]["File"] | null;
        };
        /**
         * @description A webinar to be saved
         * @example {
         *       "Id": 0,
         *       "title": "Stories of the morning",
         *       "description": "An hour of listening and questions",
         *       "tutor_id": 1001,
         *       "language_id": 1,
         *       "start_date_time": "2026-12-01T16:00:00Z",
         *       "end_date_time": "2026-12-01T17:00:00Z",
         *       "capacity": 20,
         *       "recording_file_id": null,
         *       "is_cancelled": false
         *     }
         * @example {
         *       "Id": 0,
         *       "title": "حكايات الصباح",
         *       "description": "ساعة من الاستماع والأسئلة",
         *       "tutor_id": 1001,
         *       "language_id": 1,
         *       "start_date_time": "2026-12-01T16:00:00Z",
         *       "end_date_time": "2026-12-01T17:00:00Z",
         *       "capacity": 20,
         *       "recording_file_id": null,
         *       "is_cancelled": false
         *     }
         */
        WebinarModel: {
            Id: number;
            /**
             * @example Stories of the morning
             * @example حكايات الصباح
             */
            title: string;
            /**
             * @example An hour of listening and questions
             * @example ساعة من الاستماع والأسئلة
             */
            description: string;
            /** @description Staff name the tutor; a tutor plans own webinars and needs not */
            tutor_id?: number;
            language_id: number;
            /**
             * Format: date-time
             * @description Still to come, or as it was
             */
            start_date_time: string;
            /** Format: date-time */
            end_date_time: string;
            capacity: number;
            recording_file_id?: number | null;
            is_cancelled?: boolean;
            /** @description Not shown to kids; absent means unchanged */
            is_for_parents?: boolean;
            /**
             * @description An interview is the meeting with the tutor before a group course (docs/decisions.md#interviews)
             * @enum {string}
             */
            kind?: "webinar" | "interview";
            /** @description The group course of an interview */
            course_id?: number | null;
        };
        /** @description One registration for a webinar */
        WebinarGuest: {
            id: number;
            /**
             * @example Karim Nasr
             * @example كريم نصر
             */
            name: string;
            /** @description Of a kid: the parent's name */
            guardian?: string | null;
            /** @description As of a person */
            guardian_id?: number | null;
            /** @description Of a learner: as of a person */
            is_inactive?: boolean;
            /** @description Of the student or kid; null for a guest */
            learner_id?: number | null;
            /** @description Of an interview: the group booking that it belongs to. A family may have several, whose registrations take one seat */
            booking?: {
                id: number;
                /** @example R-12 */
                reference: string;
                /** @description The kids of the booking */
                learners: components["schemas"]["Person"][];
            };
            /** @description For the tutor: which of the learner and the kids are own students, of whom the tutor has a page */
            own_student_ids?: number[];
            email: string | null;
            /** @description Given by a guest */
            phone_number?: string | null;
            is_guest: boolean;
            /**
             * @description Attended: came to the room while it was open
             * @enum {string}
             */
            status: "registered" | "waitlisted" | "cancelled" | "attended";
            /** Format: date-time */
            registered_on: string;
        };
        /**
         * @description From the waiting list, or off the list
         * @example {
         *       "status": "registered"
         *     }
         */
        RegistrationDecision: {
            /** @enum {string} */
            status: "registered" | "cancelled";
        };
        /** @description The meeting of a webinar as the caller may enter it */
        WebinarRoom: {
            /**
             * @example Stories of the morning
             * @example حكايات الصباح
             */
            title: string;
            tutor: components["schemas"]["Person"];
            /** Format: date-time */
            start_date_time: string;
            /** Format: date-time */
            end_date_time: string;
            /** Format: date-time */
            join_from: string;
            /** @description Null until the room opens and without a seat */
            link: string | null;
            is_host: boolean;
            /** @enum {string|null} */
            status: "registered" | "waitlisted" | "cancelled" | "attended" | null;
            is_cancelled: boolean;
            /** @description The host took the seat back; absent where the API does not know */
            is_removed?: boolean;
        };
        /**
         * @description The uploaded recording of a webinar, or null to remove it
         * @example {
         *       "file_id": 101
         *     }
         */
        WebinarRecordingPayload: {
            file_id: number | null;
        };
        /** @description An event that tutors and the institute hold */
        Event: {
            id: number;
            /**
             * @example Open day of the teachers
             * @example اليوم المفتوح للمعلمين
             */
            title: string;
            /**
             * @example Meet the teachers and ask about classes
             * @example تعرّف إلى المعلمين واسألهم عن الحصص
             */
            summary: string;
            cover_url: string;
            /** Format: date-time */
            start_date_time: string;
            /** Format: date-time */
            end_date_time: string;
            /** @description IANA name */
            time_zone: string;
            registered: number;
            is_over: boolean;
            /**
             * Format: date-time
             * @description When what is public of it changed last; absent where the API does not know
             */
            updated_at?: string;
        };
        /** @description A part of an event */
        AgendaItem: {
            /** Format: date-time */
            start_date_time: string;
            /**
             * @example Welcome
             * @example ترحيب
             */
            title: string;
        };
        /** @description An event with its agenda */
        EventDetail: components["schemas"]["Event"] & {
            /**
             * @example An afternoon of short lessons and long talks.
             * @example عصر من الدروس القصيرة والأحاديث الطويلة.
             */
            description: string;
            agenda: components["schemas"]["AgendaItem"][];
            speakers: components["schemas"]["Person"][];
        };
        /**
         * @description What the contact form sends
         * @example {
         *       "full_name": "Karim Nasr",
         *       "email": "reader@example.test",
         *       "phone_number": "+201000000100",
         *       "topic": "classes",
         *       "message": "I would like to change my class"
         *     }
         * @example {
         *       "full_name": "كريم نصر الدين",
         *       "email": "reader@example.test",
         *       "topic": "classes",
         *       "message": "أود تغيير موعد حصتي"
         *     }
         */
        ContactPayload: {
            /**
             * @example Karim Nasr
             * @example كريم نصر الدين
             */
            full_name: string;
            /** Format: email */
            email: string;
            phone_number?: string;
            /** @enum {string} */
            topic: "classes" | "payments" | "teaching" | "technical" | "other";
            /**
             * @example I would like to change my class
             * @example أود تغيير موعد حصتي
             */
            message: string;
        };
        /** @description By which a message is found */
        ContactReference: {
            reference: string;
        };
        /** @description A message of the contact form */
        ContactMessage: {
            id: number;
            reference: string;
            /**
             * @example Karim Nasr
             * @example كريم نصر الدين
             */
            full_name: string;
            email: string;
            phone_number: string | null;
            /** @enum {string} */
            topic: "classes" | "payments" | "teaching" | "technical" | "other";
            /**
             * @example I would like to change my class
             * @example أود تغيير موعد حصتي
             */
            message: string;
            /** @enum {string} */
            state: "unread" | "read" | "handled";
            /** @description Who last changed the state; null at first */
            state_by: components["schemas"]["Person"] | null;
            /** Format: date-time */
            state_on: string | null;
            /** Format: date-time */
            created_on: string;
        };
        /**
         * @description The state of a message
         * @example {
         *       "state": "handled",
         *       "seen_state": "unread"
         *     }
         */
        ContactMessageModel: {
            /** @enum {string} */
            state: "unread" | "read" | "handled";
            /**
             * @description State that the caller saw; if another person has changed it meanwhile, the call is refused with 409
             * @enum {string}
             */
            seen_state?: "unread" | "read" | "handled";
        };
        /** @description A class that is over */
        ArchivedClass: components["schemas"]["BookedClass"] & {
            /** @enum {string} */
            outcome: "completed" | "missed" | "unrecorded" | "cancelled" | "rescheduled" | "to_reschedule";
            recording_url: string | null;
            /**
             * @description Of the calling learner; null for others
             * @enum {string|null}
             */
            attendance: "present" | "late" | "absent" | null;
            /**
             * @example Read two pages well
             * @example قرأ صفحتين قراءة جيدة
             */
            notes: string | null;
            has_feedback: boolean;
        };
        /** @description A class on a calendar; one that was cancelled stays in sight */
        CalendarClass: components["schemas"]["BookedClass"] & {
            /**
             * @description Nothing yet, or absent, while it is to come
             * @enum {string|null}
             */
            outcome?: "completed" | "missed" | "unrecorded" | "cancelled" | "to_reschedule" | null;
        };
        /** @description Who was there */
        AttendanceEntry: {
            student_id: number;
            /** @enum {string} */
            status: "present" | "late" | "absent";
        };
        /** @description A request to move a class */
        RescheduleRequest: {
            id: number;
            class_id: number;
            course: components["schemas"]["Named"];
            student: components["schemas"]["Person"];
            tutor: components["schemas"]["Person"];
            /** @description IANA name */
            tutor_time_zone: string;
            /** Format: date-time */
            from_date_time: string;
            /** Format: date-time */
            to_date_time: string;
            /**
             * @example The hour does not suit
             * @example الموعد لا يناسبني أبدًا
             */
            reason: string;
            /**
             * @description Cancelled: withdrawn, not answered until `expires_on`, or about a class that was cancelled
             * @enum {string}
             */
            state: "pending" | "accepted" | "refused" | "cancelled";
            /** @enum {string} */
            asked_by: "student" | "tutor";
            asker: components["schemas"]["Person"];
            /** Format: date-time */
            asked_on: string;
            /** Format: date-time */
            answered_on: string | null;
            /**
             * @example The hour does not suit
             * @example الموعد لا يناسبني أبدًا
             */
            answer_reason: string | null;
            /** Format: date-time */
            expires_on: string;
        };
        /** @description Feedback on a class */
        Feedback: {
            id: number;
            class_id: number | null;
            author: components["schemas"]["Person"];
            about: components["schemas"]["Person"] | null;
            platform: number;
            service: number;
            tutor: number | null;
            student: number | null;
            /**
             * @example A patient teacher
             * @example معلمة صبورة
             */
            comment: string;
            /** Format: date-time */
            created_on: string;
            /** Format: date-time */
            editable_until: string;
        };
        /** @description One class with what the caller may do */
        ClassDetail: components["schemas"]["BookedClass"] & {
            /** @enum {string|null} */
            outcome: "completed" | "missed" | "unrecorded" | "cancelled" | "rescheduled" | "to_reschedule" | null;
            /** Format: date-time */
            join_from: string;
            /** @description For the tutor and staff, from ten minutes before */
            host_link: string | null;
            /** @description For learners, from ten minutes before */
            join_link: string | null;
            recording_url: string | null;
            /** @description Learners see their own */
            attendance: components["schemas"]["AttendanceEntry"][];
            /**
             * @example Read two pages well
             * @example قرأ صفحتين قراءة جيدة
             */
            notes: string | null;
            /**
             * @example The tutor is ill today
             * @example المعلم مريض اليوم
             */
            cancel_reason: string | null;
            reservation_id: number | null;
            /** @description Of a cancelled class of a group: it stays paid, and the group has another class in its place */
            is_replaced?: boolean;
            /** @description Hours that tutor or staff offer for a class that is to be rescheduled, as long as they are free */
            offers: components["schemas"]["Slot"][];
            /**
             * Format: date-time
             * @description A request is accepted until then
             */
            reschedule_until: string;
            reschedule: components["schemas"]["RescheduleRequest"] | null;
            /** @description The caller may rate it and has not yet */
            is_feedback_due: boolean;
            /** @description What the caller wrote, and what was written about the caller; all for staff */
            feedback: components["schemas"]["Feedback"][];
            /** Format: date-time */
            server_time: string;
        };
        /**
         * @description Who was there
         * @example {
         *       "attendance": [
         *         {
         *           "student_id": 1300,
         *           "status": "present"
         *         },
         *         {
         *           "student_id": 1301,
         *           "status": "late"
         *         }
         *       ]
         *     }
         */
        AttendancePayload: {
            attendance: components["schemas"]["AttendanceEntry"][];
        };
        /**
         * @description What was done in a class
         * @example {
         *       "notes": "Read two pages well"
         *     }
         * @example {
         *       "notes": "قرأ صفحتين قراءة جيدة"
         *     }
         */
        NotesPayload: {
            /**
             * @example Read two pages well
             * @example قرأ صفحتين قراءة جيدة
             */
            notes: string;
        };
        /**
         * @description A time for a paid class without one
         * @example {
         *       "slot_id": 1001101620
         *     }
         */
        PlacePayload: {
            slot_id: number;
        };
        /**
         * @description Free hours offered for a paid class without a time
         * @example {
         *       "slot_ids": [
         *         1001101620,
         *         1001101820
         *       ]
         *     }
         */
        OffersPayload: {
            slot_ids: number[];
        };
        /**
         * @description A request to move a class
         * @example {
         *       "slot_id": 1001101620,
         *       "reason": "The hour does not suit"
         *     }
         * @example {
         *       "slot_id": 1001101620,
         *       "reason": "الموعد لا يناسبني أبدًا"
         *     }
         */
        ReschedulePayload: {
            slot_id: number;
            /**
             * @example The hour does not suit
             * @example الموعد لا يناسبني أبدًا
             */
            reason: string;
        };
        /**
         * @description One answer for several requests
         * @example {
         *       "ids": [
         *         10001,
         *         10002
         *       ],
         *       "action": "accept"
         *     }
         * @example {
         *       "ids": [
         *         10003
         *       ],
         *       "action": "refuse",
         *       "reason": "الموعد لا يناسبني أبدًا"
         *     }
         * @example {
         *       "ids": [
         *         10003
         *       ],
         *       "action": "refuse",
         *       "reason": "The hour does not suit"
         *     }
         */
        RescheduleBulkPayload: {
            ids: number[];
            /** @enum {string} */
            action: "accept" | "refuse";
            /**
             * @example The documents are not complete
             * @example الوثائق غير مكتملة بعد
             */
            reason?: string;
        };
        /** @description What became of one record */
        BulkResult: {
            id: number;
            success: boolean;
            /**
             * @example This was changed meanwhile
             * @example تغيّر هذا السجل في الأثناء
             */
            message: string | null;
        };
        /** @description Homework as its tutor and staff see it (names of specification section 3) */
        Homework: {
            id: number;
            /**
             * @example Read the first page aloud
             * @example اقرأ الصفحة الأولى جهرًا
             */
            title: string;
            /**
             * @example Record yourself and listen before you send it.
             * @example سجّل صوتك واستمع إليه قبل الإرسال.
             */
            description: string;
            course: components["schemas"]["Named"];
            classGroup: components["schemas"]["Named"] | null;
            score: number;
            /** Format: date-time */
            dueDate: string;
            attachedFiles: components["schemas"]["File"][];
            published: boolean;
            createdBy: components["schemas"]["Person"];
            /** Format: date-time */
            createdOn: string;
            assigned_count: number;
            submitted_count: number;
            review_count: number;
            students: components["schemas"]["Person"][];
        };
        /**
         * @description Homework to be saved
         * @example {
         *       "Id": 0,
         *       "title": "Read the first page aloud",
         *       "description": "Record yourself and listen.",
         *       "course_id": 101,
         *       "class_group_id": null,
         *       "score": 10,
         *       "dueDate": "2026-12-01T18:00:00Z",
         *       "file_ids": [
         *         10001
         *       ],
         *       "published": true
         *     }
         * @example {
         *       "Id": 0,
         *       "title": "اقرأ الصفحة الأولى جهرًا",
         *       "description": "سجّل صوتك واستمع إليه.",
         *       "course_id": 101,
         *       "class_group_id": null,
         *       "score": 10,
         *       "dueDate": "2026-12-01T18:00:00Z",
         *       "file_ids": [
         *         10001
         *       ],
         *       "published": true
         *     }
         */
        HomeworkModel: {
            Id: number;
            /**
             * @example Read the first page aloud
             * @example اقرأ الصفحة الأولى جهرًا
             */
            title: string;
            /**
             * @example Record yourself and listen.
             * @example سجّل صوتك واستمع إليه.
             */
            description: string;
            course_id: number;
            class_group_id?: number | null;
            score: number;
            /**
             * Format: date-time
             * @description Still to come, or as it was
             */
            dueDate: string;
            file_ids: number[];
            published: boolean;
        };
        /**
         * @description To whom; at least one of the three. Groups resolve to their members of today
         * @example {
         *       "student_ids": [
         *         1300
         *       ],
         *       "group_ids": [
         *         10001
         *       ]
         *     }
         */
        HomeworkAssignPayload: {
            student_ids?: number[];
            group_ids?: number[];
            group_class_ids?: number[];
        };
        /** @description What a learner handed in */
        Submission: {
            id: number;
            homework_id: number;
            student: components["schemas"]["Person"];
            files: components["schemas"]["File"][];
            /**
             * @example I recorded the page twice
             * @example سجّلت الصفحة مرتين
             */
            text: string | null;
            /** Format: date-time */
            submitted_on: string;
            is_late: boolean;
            /** @enum {string} */
            state: "submitted" | "reviewed" | "returned";
            score: number | null;
            /**
             * @example A patient teacher
             * @example معلمة صبورة
             */
            comment: string | null;
            review_files: components["schemas"]["File"][];
        };
        /**
         * @description A review of an answer
         * @example {
         *       "score": 9,
         *       "comment": "Well read; mind the long vowels",
         *       "is_returned": false
         *     }
         * @example {
         *       "score": 5,
         *       "comment": "قراءة جميلة؛ انتبه للمدود",
         *       "is_returned": true,
         *       "file_ids": [
         *         10001
         *       ]
         *     }
         */
        ReviewPayload: {
            /** @description Required unless it is returned */
            score?: number;
            /**
             * @description Required where it is returned: what to do again
             * @example Well read; mind the long vowels
             * @example قراءة جميلة؛ انتبه للمدود
             */
            comment?: string;
            /** @description To be done again */
            is_returned: boolean;
            file_ids?: number[];
        };
        /** @description Homework as a learner sees it */
        StudentHomework: {
            id: number;
            /**
             * @example Read the first page aloud
             * @example اقرأ الصفحة الأولى جهرًا
             */
            title: string;
            /**
             * @example Record yourself and listen before you send it.
             * @example سجّل صوتك واستمع إليه قبل الإرسال.
             */
            description: string;
            course: components["schemas"]["Named"];
            learner: components["schemas"]["Person"];
            score: number;
            /** Format: date-time */
            dueDate: string;
            attachedFiles: components["schemas"]["File"][];
            createdBy: components["schemas"]["Person"];
            /** Format: date-time */
            createdOn: string;
            /**
             * @description 1: answered, 0: not answered
             * @enum {integer}
             */
            status: 0 | 1;
            /** @enum {string} */
            state: "pending" | "completed" | "overdue";
            /** @description Newest first */
            submissions: components["schemas"]["Submission"][];
        };
        /**
         * @description An answer: one to three files
         * @example {
         *       "file_ids": [
         *         10001
         *       ],
         *       "text": "I recorded the page twice",
         *       "last_submission_id": null
         *     }
         * @example {
         *       "file_ids": [
         *         10001,
         *         10002
         *       ],
         *       "text": "سجّلت الصفحة مرتين",
         *       "kid_id": 1400
         *     }
         */
        SubmissionPayload: {
            file_ids: number[];
            /**
             * @example I recorded the page twice
             * @example سجّلت الصفحة مرتين
             */
            text?: string;
            /** @description The newest answer that the learner has seen, null for none; with another one the API refuses. Absent: handed in without a check */
            last_submission_id?: number | null;
            /** @description When a parent hands in for their kid */
            kid_id?: number | null;
        };
        /** @description Homework or a quiz that a learner was given */
        Assignment: {
            id: number;
            /** @description Id of the homework or quiz */
            source_id: number;
            /** @enum {string} */
            kind: "homework" | "quiz";
            /**
             * @example Read the first page aloud
             * @example اقرأ الصفحة الأولى جهرًا
             */
            title: string;
            course: components["schemas"]["Named"];
            student: components["schemas"]["Person"];
            tutor: components["schemas"]["Person"] | null;
            createdBy: components["schemas"]["Person"];
            /** Format: date-time */
            assigned_on: string;
            /** Format: date-time */
            due_on: string;
            /** @enum {string} */
            state: "pending" | "completed" | "overdue";
            score: number | null;
            max_score: number;
        };
        /** @description A quiz (names of specification section 3) */
        Quiz: {
            id: number;
            /**
             * @example Letters and their sounds
             * @example الحروف وأصواتها
             */
            name: string;
            /**
             * @example Ten short questions
             * @example عشرة أسئلة قصيرة
             */
            description: string;
            course: components["schemas"]["Named"];
            totalScore: number;
            passScore: number;
            /** @description Minutes */
            time: number;
            maximumTrials: number;
            availability: boolean;
            /** Format: date-time */
            closes_on: string;
            questions_count: number;
            /** @description Points of all questions; a quiz can be passed and reached in full only if they are its totalScore */
            questions_score: number;
            createdBy: components["schemas"]["Person"];
            students: components["schemas"]["Person"][];
        };
        /**
         * @description A quiz to be saved
         * @example {
         *       "Id": 0,
         *       "name": "Letters and their sounds",
         *       "description": "Ten short questions",
         *       "course_id": 101,
         *       "totalScore": 10,
         *       "passScore": 6,
         *       "time": 10,
         *       "maximumTrials": 2,
         *       "availability": true
         *     }
         * @example {
         *       "Id": 0,
         *       "name": "الحروف وأصواتها",
         *       "description": "عشرة أسئلة قصيرة",
         *       "course_id": 101,
         *       "totalScore": 10,
         *       "passScore": 6,
         *       "time": 10,
         *       "maximumTrials": 2,
         *       "availability": true
         *     }
         */
        QuizModel: {
            Id: number;
            /**
             * @example Letters and their sounds
             * @example الحروف وأصواتها
             */
            name: string;
            /**
             * @example Ten short questions
             * @example عشرة أسئلة قصيرة
             */
            description?: string;
            course_id: number;
            totalScore: number;
            passScore: number;
            time: number;
            maximumTrials: number;
            availability: boolean;
            /**
             * Format: date-time
             * @description No attempt starts later; still to come, or as it was; 30 days from now by default
             */
            closes_on?: string;
        };
        /** @description One of four answers */
        Option: {
            id: number;
            /**
             * @example A long vowel
             * @example حرف مد
             */
            text: string;
        };
        /** @description A question with four options, one of them right */
        Question: {
            id: number;
            quiz_id: number;
            position: number;
            /**
             * @example Which letter is lengthened?
             * @example أي حرف يُمد؟
             */
            text: string;
            options: components["schemas"]["Option"][];
            right_option_id: number;
            score: number;
        };
        /**
         * @description A question to be saved
         * @example {
         *       "Id": 0,
         *       "quiz_id": 10001,
         *       "text": "Which letter is lengthened?",
         *       "options": [
         *         "Alif",
         *         "Ba",
         *         "Sin",
         *         "Mim"
         *       ],
         *       "right_option": 1,
         *       "score": 2
         *     }
         * @example {
         *       "Id": 0,
         *       "quiz_id": 10001,
         *       "text": "أي حرف يُمد؟",
         *       "options": [
         *         "الألف",
         *         "الباء",
         *         "السين",
         *         "الميم"
         *       ],
         *       "right_option": 1,
         *       "score": 2
         *     }
         */
        QuestionModel: {
            Id: number;
            quiz_id: number;
            /**
             * @example Which letter is lengthened?
             * @example أي حرف يُمد؟
             */
            text: string;
            /** @description Each says something else; case and outer spaces do not tell two apart */
            options: string[];
            /** @description Position of the right one */
            right_option: number;
            score: number;
        };
        /**
         * @description All questions of the quiz in their new order
         * @example {
         *       "question_ids": [
         *         1000103,
         *         1000101,
         *         1000102
         *       ]
         *     }
         */
        ReorderPayload: {
            question_ids: number[];
        };
        /**
         * @description The learners from now on; others are removed. Groups resolve to their members of today
         * @example {
         *       "student_ids": [
         *         1300,
         *         1301
         *       ],
         *       "group_ids": [
         *         10001
         *       ]
         *     }
         */
        QuizAssignPayload: {
            student_ids: number[];
            group_ids?: number[];
            group_class_ids?: number[];
        };
        /** @description One attempt at a quiz in a list */
        AttemptRow: {
            id: number;
            student: components["schemas"]["Person"];
            /** @enum {string} */
            state: "in_progress" | "submitted" | "expired";
            /** Format: date-time */
            started_on: string;
            /** Format: date-time */
            ends_on: string;
            /** Format: date-time */
            submitted_on: string | null;
            score: number | null;
            is_passed: boolean | null;
            /** @description Points of the whole quiz when the attempt began */
            total_score?: number;
        };
        /** @description What one learner has reached in a quiz */
        QuizResult: {
            /** @description Of the learner */
            id: number;
            student: components["schemas"]["Person"];
            attempts: components["schemas"]["AttemptRow"][];
            best_score: number | null;
            /** @description Points of the whole quiz when the best attempt began; absent without a finished attempt */
            best_total?: number;
            is_passed: boolean | null;
            trials_left: number;
        };
        /**
         * @description The learner who gets one more attempt
         * @example {
         *       "student_id": 1300
         *     }
         */
        GrantPayload: {
            student_id: number;
        };
        /**
         * @description Time added to a running attempt
         * @example {
         *       "minutes": 5
         *     }
         */
        ExtendPayload: {
            minutes: number;
        };
        /** @description A quiz as a learner sees it */
        StudentQuiz: {
            id: number;
            /**
             * @example Letters and their sounds
             * @example الحروف وأصواتها
             */
            name: string;
            /**
             * @example Ten short questions
             * @example عشرة أسئلة قصيرة
             */
            description: string;
            course: components["schemas"]["Named"];
            learner: components["schemas"]["Person"];
            createdBy: components["schemas"]["Person"];
            totalScore: number;
            passScore: number;
            time: number;
            /** @description With those that the learner was granted */
            maximumTrials: number;
            questions_count: number;
            /**
             * @description 1: taken, 0: not taken, or one more attempt was granted and is ahead
             * @enum {integer}
             */
            status: 0 | 1;
            trials_left: number;
            best_score: number | null;
            /** @description Points of the whole quiz when the best attempt began; absent without a finished attempt */
            best_total?: number;
            is_passed: boolean | null;
            open_attempt_id: number | null;
            /**
             * Format: date-time
             * @description When the running attempt ends, with the minutes that were added
             */
            open_attempt_ends_on?: string | null;
            last_attempt_id: number | null;
            /** Format: date-time */
            closes_on: string;
        };
        /**
         * @description For whom, when a parent looks on
         * @example {
         *       "kid_id": 1400
         *     }
         * @example {}
         */
        AttemptPayload: {
            kid_id?: number | null;
        };
        /** @description A question without its answer */
        AttemptQuestion: {
            id: number;
            position: number;
            /**
             * @example Which letter is lengthened?
             * @example أي حرف يُمد؟
             */
            text: string;
            score: number;
            options: components["schemas"]["Option"][];
        };
        /** @description What was chosen */
        Answer: {
            question_id: number;
            option_id: number | null;
            /** @description Marked by the learner to look at again */
            is_marked?: boolean;
        };
        /** @description The right answers */
        QuestionReview: {
            question_id: number;
            right_option_id: number;
            is_right: boolean;
        };
        /** @description One attempt at a quiz; it ends at a fixed instant */
        Attempt: {
            id: number;
            quiz: components["schemas"]["Named"];
            student: components["schemas"]["Person"];
            /** @enum {string} */
            state: "in_progress" | "submitted" | "expired";
            /** Format: date-time */
            started_on: string;
            /** Format: date-time */
            ends_on: string;
            /** Format: date-time */
            server_time: string;
            /** Format: date-time */
            submitted_on: string | null;
            /** Format: date-time */
            saved_on: string | null;
            questions: components["schemas"]["AttemptQuestion"][];
            answers: components["schemas"]["Answer"][];
            score: number | null;
            totalScore: number;
            passScore: number;
            is_passed: boolean | null;
            /** @description Empty while the attempt runs, and for the learner and the parent while another attempt runs or may follow: until no attempt is left, or the quiz is closed */
            review: components["schemas"]["QuestionReview"][];
        };
        /**
         * @description Answers to keep; others stay as they are
         * @example {
         *       "answers": [
         *         {
         *           "question_id": 1000301,
         *           "option_id": 2,
         *           "is_marked": false
         *         },
         *         {
         *           "question_id": 1000302,
         *           "option_id": null,
         *           "is_marked": true
         *         }
         *       ]
         *     }
         */
        AnswersPayload: {
            answers: components["schemas"]["Answer"][];
        };
        /**
         * @description Ratings from 1 to 5
         * @example {
         *       "class_id": 10001,
         *       "platform": 5,
         *       "service": 4,
         *       "tutor": 5,
         *       "comment": "A patient teacher"
         *     }
         * @example {
         *       "platform": 5,
         *       "service": 4,
         *       "comment": "معلمة صبورة"
         *     }
         */
        FeedbackPayload: {
            class_id?: number | null;
            platform: number;
            service: number;
            tutor?: number | null;
            student?: number | null;
            /**
             * @example A patient teacher
             * @example معلمة صبورة
             */
            comment?: string;
        };
        /** @description Mean of the ratings given */
        FeedbackAverages: {
            /** @description Rows; each rates platform and service */
            count: number;
            /** @description Rows that rate a tutor */
            tutor_count: number;
            /** @description Rows that rate a student */
            student_count: number;
            platform: number | null;
            service: number | null;
            tutor: number | null;
            student: number | null;
        };
        /** @description Documents of a tutor or of staff */
        Catalog: {
            id: number;
            /**
             * @example Reader for beginners
             * @example كتاب القراءة للمبتدئين
             */
            title: string;
            /**
             * @example Short texts with vowels
             * @example نصوص قصيرة مشكولة
             */
            description: string;
            shared: boolean;
            documents: components["schemas"]["File"][];
            owner: components["schemas"]["Person"];
            is_own: boolean;
            /** Format: date-time */
            updated_on: string;
        };
        /**
         * @description A catalog to be saved
         * @example {
         *       "Id": 0,
         *       "title": "Reader for beginners",
         *       "description": "Short texts with vowels",
         *       "shared": false,
         *       "file_ids": [
         *         10001
         *       ]
         *     }
         * @example {
         *       "Id": 0,
         *       "title": "كتاب القراءة للمبتدئين",
         *       "description": "نصوص قصيرة مشكولة",
         *       "shared": true,
         *       "file_ids": []
         *     }
         */
        CatalogModel: {
            Id: number;
            /**
             * @example Reader for beginners
             * @example كتاب القراءة للمبتدئين
             */
            title: string;
            /**
             * @example Short texts with vowels
             * @example نصوص قصيرة مشكولة
             */
            description?: string;
            shared?: boolean;
            file_ids: number[];
        };
        /**
         * @description Whether others may see it
         * @example {
         *       "shared": true
         *     }
         */
        SharePayload: {
            shared: boolean;
        };
        /** @description What was done, by whom */
        AuditEntry: {
            /** @enum {string} */
            action: "applied" | "start_review" | "approve" | "reject" | "terminate";
            /**
             * @example Hala Murad
             * @example هالة مراد
             */
            done_by: string;
            /** Format: date-time */
            done_on: string;
            /**
             * @example The documents are not complete
             * @example الوثائق غير مكتملة بعد
             */
            reason: string | null;
        };
        /** @description A tutor with what staff review */
        TutorApplicationDetail: components["schemas"]["TutorApplication"] & {
            /**
             * @example I have taught Arabic for ten years.
             * @example أدرّس العربية منذ عشر سنوات.
             */
            biography: string;
            video_url: string | null;
            /** @description IANA name */
            time_zone: string;
            documents: components["schemas"]["File"][];
            teaching: components["schemas"]["Teaching"];
            audit: components["schemas"]["AuditEntry"][];
            upcoming_classes: number;
            /** @description Number of ratings that the mean is of */
            ratings_count: number;
            /** @description Classes that were held */
            classes_count: number;
            /** Format: date */
            joined_on: string;
            /**
             * Format: date
             * @description Null until the tutor has named it
             */
            date_of_birth: string | null;
            /**
             * Format: date-time
             * @description Begin of the next free hour; null without one, and of a tutor who cannot be booked
             */
            next_slot: string | null;
            hours: components["schemas"]["WeeklyHours"];
        };
        /**
         * @description One action for several tutors
         * @example {
         *       "ids": [
         *         1073,
         *         1074
         *       ],
         *       "action": "approve"
         *     }
         * @example {
         *       "ids": [
         *         1075
         *       ],
         *       "action": "reject",
         *       "reason": "The documents are not complete"
         *     }
         * @example {
         *       "ids": [
         *         1075
         *       ],
         *       "action": "reject",
         *       "reason": "الوثائق غير مكتملة بعد"
         *     }
         */
        TutorBulkPayload: {
            ids: number[];
            /** @enum {string} */
            action: "start_review" | "approve" | "reject" | "terminate";
            /**
             * @description State of the tutors that the caller saw; a tutor whose state has changed meanwhile is refused
             * @enum {string}
             */
            seen_status?: "new" | "under_review" | "approved" | "rejected" | "terminated";
            /**
             * @example The documents are not complete
             * @example الوثائق غير مكتملة بعد
             */
            reason?: string;
        };
        /** @description A student as staff see one */
        Student: {
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
            email: string;
            phone_number: string;
            gender: components["schemas"]["Gender"];
            profile_picture_url: string | null;
            /** @description true: active, false: inactive */
            status: boolean;
            /** @description The address is not confirmed yet */
            is_pending: boolean;
            kids_count: number;
            /** @description First names of the kids */
            kid_names: string[];
            /** @description First names of kids whom the parent removed; absent where there are none */
            removed_kid_names?: string[];
            /** Format: date */
            joined_on: string;
        };
        /** @description A student with an overview */
        StudentDetail: components["schemas"]["Student"] & {
            /** @description IANA name */
            time_zone: string;
            /** @description Those whom the parent removed come last, marked as inactive */
            kids: (components["schemas"]["Person"] & {
                gender: components["schemas"]["Gender"];
            })[];
            /** Format: date-time */
            last_class: string | null;
            /** Format: date-time */
            next_class: string | null;
            classes_count: number;
            /** @description Homework to hand in, late ones too */
            homework_due: number;
            quiz_average: number | null;
        };
        /**
         * @description What staff may change
         * @example {
         *       "first_name": "Sara",
         *       "last_name": "Kamal",
         *       "phone_number": "+12025550100",
         *       "status": true
         *     }
         * @example {
         *       "first_name": "سارة",
         *       "last_name": "كمال",
         *       "status": false
         *     }
         */
        StudentModel: {
            /**
             * @example Sara
             * @example سارة
             */
            first_name?: string;
            /**
             * @example Kamal
             * @example كمال
             */
            last_name?: string;
            phone_number?: string;
            status?: boolean;
        };
        /**
         * @description One status for several students
         * @example {
         *       "ids": [
         *         1301,
         *         1302
         *       ],
         *       "status": false
         *     }
         */
        StudentBulkPayload: {
            ids: number[];
            status: boolean;
        };
        /** @description Learners who are taught together */
        StudentGroup: {
            id: number;
            /**
             * @example Evening readers
             * @example قرّاء المساء
             */
            name: string;
            tutor: components["schemas"]["Person"];
            days: number[];
            /** @description IANA name */
            time_zone: string;
            max_students: number;
            size: number;
            students: components["schemas"]["Person"][];
        };
        /**
         * @description A group to be saved
         * @example {
         *       "Id": 0,
         *       "name": "Evening readers",
         *       "tutor_id": 1001,
         *       "days": [
         *         1,
         *         3
         *       ],
         *       "max_students": 5
         *     }
         * @example {
         *       "Id": 0,
         *       "name": "قرّاء المساء",
         *       "tutor_id": 1001,
         *       "days": [
         *         1,
         *         3
         *       ],
         *       "max_students": 5
         *     }
         */
        StudentGroupModel: {
            Id: number;
            /**
             * @example Evening readers
             * @example قرّاء المساء
             */
            name: string;
            tutor_id: number;
            days: number[];
            max_students: number;
        };
        /**
         * @description The members from now on; others are removed
         * @example {
         *       "student_ids": [
         *         1300,
         *         1301
         *       ]
         *     }
         */
        AssignPayload: {
            student_ids: number[];
        };
        /** @description A group class (fields of specification section 3) */
        GroupClass: {
            id: number;
            institute_id: number;
            /**
             * @example Young reciters
             * @example القرّاء الصغار
             */
            name: string;
            course: components["schemas"]["Named"];
            tutor: components["schemas"]["Person"];
            days: number[];
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            start_time: string;
            end_time: string;
            minutes: number;
            /** @description IANA name */
            time_zone: string;
            min_students: number;
            max_students: number;
            is_auto_renew: boolean;
            age_from: number;
            age_to: number;
            /** @description Of one class, with VAT */
            price: number;
            size: number;
            /** @description Interviews to come, with one of which a seat is booked */
            open_interviews: number;
            students: components["schemas"]["Person"][];
        };
        /**
         * @description A group class to be saved; the times are in the tutor's zone
         * @example {
         *       "Id": 0,
         *       "name": "Young reciters",
         *       "course_id": 107,
         *       "tutor_id": 1001,
         *       "days": [
         *         2,
         *         4
         *       ],
         *       "start_date": "2026-12-01",
         *       "end_date": "2026-12-29",
         *       "start_time": "16:00",
         *       "minutes": 60,
         *       "min_students": 2,
         *       "max_students": 5,
         *       "is_auto_renew": false,
         *       "age_from": 6,
         *       "age_to": 10,
         *       "price": 120
         *     }
         * @example {
         *       "Id": 0,
         *       "name": "القرّاء الصغار",
         *       "course_id": 107,
         *       "tutor_id": 1001,
         *       "days": [
         *         2,
         *         4
         *       ],
         *       "start_date": "2026-12-01",
         *       "end_date": "2026-12-29",
         *       "start_time": "16:00",
         *       "minutes": 60,
         *       "min_students": 2,
         *       "max_students": 5,
         *       "is_auto_renew": false,
         *       "age_from": 6,
         *       "age_to": 10,
         *       "price": 120
         *     }
         */
        GroupClassModel: {
            Id: number;
            /**
             * @example Young reciters
             * @example القرّاء الصغار
             */
            name: string;
            course_id: number;
            tutor_id: number;
            days: number[];
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            start_time: string;
            minutes: number;
            min_students: number;
            max_students: number;
            is_auto_renew: boolean;
            age_from: number;
            age_to: number;
            /** @description Of one class, with VAT */
            price: number;
        };
        /** @description The dates that a group class would have */
        GroupClassPreview: {
            sessions: components["schemas"]["PlannedSession"][];
            problems: string[];
            /** @description Of a group class that is given to another tutor: what saving it changes for others */
            handover: {
                former: components["schemas"]["Person"];
                tutor: components["schemas"]["Person"];
                /** @description Classes to come that the new tutor gives */
                sessions: number;
                /** @description Families whose interview with the former tutor ends */
                interviews: number;
                /** @description Bookings that are not paid yet */
                unpaid: number;
            } | null;
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
        /** @description The request could not be read, or a parameter is wrong */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No such record, or none of the caller */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No session, or one that has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not for this account */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It was saved */
        Saved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description A field is wrong */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No such student */
        StudentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A record was saved; its id */
        SavedRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Saved"];
            };
        };
        /** @description The record is in another state than the action needs */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It was deleted */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description A field is wrong, or the promo code */
        InvalidPromo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The slot is taken */
        SlotTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The booking cannot be completed */
        BookingRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file is too large, too many or of a wrong kind */
        UploadRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A link is on its way where the address is known */
        LinkSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description The link was used or has expired */
        LinkOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is a free seat in the webinar */
        HalaqaRegistered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebinarDoor"];
            };
        };
        /** @description The seat was released */
        HalaqaCancelled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description There is no recording yet */
        RecordNotReady: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Homework was assigned */
        HomeworkAssigned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description The due date has passed */
        PastDue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Homework was unassigned */
        HomeworkUnassigned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description Another answer was handed in meanwhile, or the answer was reviewed */
        HandedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        TutorCourses: string[];
        TutorGenders: string[];
        TutorSubjects: string[];
        TutorLanguages: string[];
        TutorCountries: string[];
        /** @description Bands of prices, as listFilters offers them, such as 200-300; the upper bound is not part of a band */
        TutorPrices: string[];
        /** @description Times of day at which a tutor has a free hour within seven days: morning, afternoon, evening, night */
        TutorDayTimes: string[];
        /** @description IANA name of the zone of day_times, which is part of the query because the response is shared by all readers; by default that of the institute */
        TutorTimeZone: string;
        /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
        RowId: number;
        /** @description Words that a row must all hold */
        Search: string;
        PageNumber: number;
        PageSize: number;
        Id: number;
        /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
        Ordering: string;
        /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
        IdempotencyKey: string;
        /** @description Amount that the caller was told is paid back; if it has changed meanwhile, the call is refused with 422 */
        SeenRefund: number;
        /** @description A range is asked for to be seen whole, so that one page holds it unless smaller ones are asked for */
        RangeSize: number;
        /** @description State of the tutor that the caller saw; if it has changed meanwhile, the decision is refused with 409 */
        SeenStatus: "new" | "under_review" | "approved" | "rejected" | "terminated";
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
                "course-id"?: components["parameters"]["TutorCourses"];
                genders?: components["parameters"]["TutorGenders"];
                course_types?: components["parameters"]["TutorSubjects"];
                language_ids?: components["parameters"]["TutorLanguages"];
                country_ids?: components["parameters"]["TutorCountries"];
                /** @description Bands of prices, as listFilters offers them, such as 200-300; the upper bound is not part of a band */
                prices?: components["parameters"]["TutorPrices"];
                /** @description Times of day at which a tutor has a free hour within seven days: morning, afternoon, evening, night */
                day_times?: components["parameters"]["TutorDayTimes"];
                /** @description IANA name of the zone of day_times, which is part of the query because the response is shared by all readers; by default that of the institute */
                time_zone?: components["parameters"]["TutorTimeZone"];
                ordering?: "recommended" | "-rating" | "price" | "-price" | "next_slot";
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
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
            400: components["responses"]["Error"];
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
            404: components["responses"]["NotFound"];
        };
    };
    listFilters: {
        parameters: {
            query?: {
                "course-id"?: components["parameters"]["TutorCourses"];
                genders?: components["parameters"]["TutorGenders"];
                course_types?: components["parameters"]["TutorSubjects"];
                language_ids?: components["parameters"]["TutorLanguages"];
                country_ids?: components["parameters"]["TutorCountries"];
                /** @description Bands of prices, as listFilters offers them, such as 200-300; the upper bound is not part of a band */
                prices?: components["parameters"]["TutorPrices"];
                /** @description Times of day at which a tutor has a free hour within seven days: morning, afternoon, evening, night */
                day_times?: components["parameters"]["TutorDayTimes"];
                /** @description IANA name of the zone of day_times, which is part of the query because the response is shared by all readers; by default that of the institute */
                time_zone?: components["parameters"]["TutorTimeZone"];
                /** @description Words as in search of listTutors; the counts are of the tutors that hold them */
                tutor_search?: string;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Filters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Filter"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["NotFound"];
        };
    };
    listWebinars: {
        parameters: {
            query?: {
                state?: ("not started" | "running" | "finished")[];
                /** @description Without those for parents */
                for_kids?: boolean;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            400: components["responses"]["Error"];
        };
    };
    listHighlights: {
        parameters: {
            query?: {
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            400: components["responses"]["Error"];
        };
    };
    listBookedClasses: {
        parameters: {
            query?: {
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Only theirs */
                learner_id?: number;
                /** @description Paid classes without a time instead */
                to_reschedule?: boolean;
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
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listCurrentClasses: {
        parameters: {
            query?: {
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Paid classes without a time instead */
                to_reschedule?: boolean;
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
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listTutorApplications: {
        parameters: {
            query?: {
                status?: "new" | "under_review" | "approved" | "rejected" | "terminated";
                course_id?: number;
                language_id?: number;
                /** @description Applied on this day or later */
                from?: string;
                /** @description Applied on this day or before */
                to?: string;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listTutorReviews: {
        parameters: {
            query?: {
                rating?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
                ordering?: components["parameters"]["Ordering"];
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reviews of a tutor, the newest first */
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
            400: components["responses"]["Error"];
            404: components["responses"]["NotFound"];
        };
    };
    readAvailability: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hours of a tutor between two instants */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        Messages?: components["schemas"]["Message"][];
                        data: components["schemas"]["Availability"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    readHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Working hours of the signed-in tutor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WeeklyHours"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    saveHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeeklyHours"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readTeaching: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the signed-in tutor teaches, and the state of the review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Teaching"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    saveTeaching: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeachingPayload"];
            };
        };
        responses: {
            /** @description Propose what one teaches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Teaching"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    setTutorTeaching: {
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
                "application/json": components["schemas"]["TeachingPayload"];
            };
        };
        responses: {
            /** @description Set or correct what a tutor teaches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Teaching"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listLearners: {
        parameters: {
            query?: {
                /** @description True: also those whose account is deactivated or was removed, for the filters of lists and the names above them */
                with_inactive?: boolean;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Students and kids to assign to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["LearnerRow"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listLearnerGroups: {
        parameters: {
            query?: {
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Groups and group classes to assign to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["LearnerGroup"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listTutorStudents: {
        parameters: {
            query?: {
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Learners of the signed-in tutor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["TutorStudent"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    readTutorStudent: {
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
            /** @description One learner of the signed-in tutor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TutorStudentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
        };
    };
    listCourses: {
        parameters: {
            query?: {
                "course-id"?: string[];
                type?: "adult" | "kids";
                subject?: "arabic" | "quran" | "tajweed";
                /** @description Whether families are offered its group classes */
                is_group?: boolean;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Courses: the public catalogue, and what staff manage */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["CourseRow"][];
                    };
                };
            };
            400: components["responses"]["Error"];
        };
    };
    insertCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateCourse: {
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
                "application/json": components["schemas"]["CourseModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteCourse: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listPrograms: {
        parameters: {
            query: {
                tutor_id: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Programs that a tutor's classes are sold in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Program"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["NotFound"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotePayload"];
            };
        };
        responses: {
            /** @description Price of a booking, with a promo code if there is one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidPromo"];
        };
    };
    previewSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchedulePayload"];
            };
        };
        responses: {
            /** @description All dates that follow from the first week's choice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PlannedSession"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    holdSlots: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldPayload"];
            };
        };
        responses: {
            /** @description Keep slots for ten minutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Hold"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SlotTaken"];
            422: components["responses"]["Invalid"];
        };
    };
    extendHold: {
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
            /** @description Extend a hold by ten minutes, once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Hold"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SlotTaken"];
        };
    };
    releaseHold: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationPayload"];
            };
        };
        responses: {
            /** @description Book held slots; the booking waits for its payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReservationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["BookingRejected"];
            422: components["responses"]["InvalidPromo"];
        };
    };
    readTrialAllowance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many tutors the student has tried */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TrialAllowance"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createTrial: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialPayload"];
            };
        };
        responses: {
            /** @description Book a free class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReservationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["BookingRejected"];
            422: components["responses"]["Invalid"];
        };
    };
    listReservations: {
        parameters: {
            query?: {
                state?: ("pending" | "active" | "finished" | "cancelled")[];
                kind?: "one_to_one" | "trial" | "group";
                payment_state?: ("completed" | "pending" | "failed" | "paid" | "overdue")[];
                student_id?: number;
                /** @description A student or kid: only what is theirs */
                learner_id?: number;
                tutor_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Bookings: of the student, or all for staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Reservation"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    readReservation: {
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
            /** @description One booking with its classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReservationDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    assignReservation: {
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
                "application/json": {
                    kid_id: number | null;
                };
            };
        };
        responses: {
            /** @description Assign a booking to a kid, or unassign it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReservationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    cancelReservation: {
        parameters: {
            query?: {
                /** @description Amount that the caller was told is paid back; if it has changed meanwhile, the call is refused with 422 */
                seen_refund?: components["parameters"]["SeenRefund"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonPayload"];
            };
        };
        responses: {
            /** @description Cancel a booking and the classes that are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReservationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    previewReservationCancellation: {
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
            /** @description What cancelling a booking brings back and loses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Cancellation"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    changeRenewal: {
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
                "application/json": {
                    is_renewing: boolean;
                };
            };
        };
        responses: {
            /** @description Stop the renewal of a monthly booking, or let it renew again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReservationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    giveBackSeat: {
        parameters: {
            query?: {
                /** @description Amount that the caller was told is paid back; if it has changed meanwhile, the call is refused with 422 */
                seen_refund?: components["parameters"]["SeenRefund"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatReturnPayload"];
            };
        };
        responses: {
            /** @description Give back one seat of a booking of several group seats */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReservationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    previewSeatCancellation: {
        parameters: {
            query: {
                course_id: number;
                /** @description The kid who has the seat */
                user_id: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What giving back a seat brings back and loses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Cancellation"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    chooseInterview: {
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
                "application/json": {
                    webinar_id: number;
                };
            };
        };
        responses: {
            /** @description Choose another interview for a group booking whose interview was cancelled or missed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReservationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPayload"];
            };
        };
        responses: {
            /** @description Start a payment on a hosted page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PaymentAttempt"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["BookingRejected"];
            422: components["responses"]["Invalid"];
        };
    };
    readPayment: {
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
            /** @description State of a payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                state?: ("completed" | "pending" | "failed" | "paid" | "overdue")[];
                from?: string;
                to?: string;
                student_id?: number;
                /** @description A student or kid: only what is theirs */
                learner_id?: number;
                tutor_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Payments: of the student, of the tutor's classes, or all for staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Payment"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    readReceipt: {
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
            /** @description Receipt of a payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Receipt"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listKids: {
        parameters: {
            query?: {
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Kids of the signed-in student */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Kid"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateKid: {
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
                "application/json": components["schemas"]["KidPayload"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteKid: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    readPasscode: {
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
            /** @description A kid's passcode, for the parent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Passcode"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    regeneratePasscode: {
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
            /** @description A new passcode; the old one ends at once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Passcode"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    readProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person's record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileModel"];
            };
        };
        responses: {
            /** @description Change one's record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description Change one's picture (JPEG, PNG or WebP up to 5 MB) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            profile_picture_url: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UploadRejected"];
        };
    };
    deletePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordPayload"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailPayload"];
            };
        };
        responses: {
            200: components["responses"]["LinkSent"];
            400: components["responses"]["Error"];
            422: components["responses"]["Invalid"];
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenPayload"];
            };
        };
        responses: {
            /** @description Whether a link to choose a new password still works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LinkState"];
                    };
                };
            };
            400: components["responses"]["Error"];
            422: components["responses"]["Invalid"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPayload"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            409: components["responses"]["LinkOver"];
            422: components["responses"]["Invalid"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenPayload"];
            };
        };
        responses: {
            /** @description Confirm an address with a link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LinkState"];
                    };
                };
            };
            400: components["responses"]["Error"];
            422: components["responses"]["Invalid"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailPayload"];
            };
        };
        responses: {
            200: components["responses"]["LinkSent"];
            400: components["responses"]["Error"];
            422: components["responses"]["Invalid"];
        };
    };
    readMenuCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Numbers beside menu entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MenuCounts"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                is_read?: boolean;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description What happened, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Notification"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsPayload"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Countries with their dial codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Country"][];
                    };
                };
            };
            400: components["responses"]["Error"];
        };
    };
    listLanguages: {
        parameters: {
            query?: {
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Languages of teaching */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Named"][];
                    };
                };
            };
            400: components["responses"]["Error"];
        };
    };
    listGroupOffers: {
        parameters: {
            query?: {
                "course-id"?: string[];
                age?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Group courses with days, ages, seats and price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["GroupCourse"][];
                    };
                };
            };
            400: components["responses"]["Error"];
        };
    };
    listGroupPrograms: {
        parameters: {
            query?: {
                course_ids?: string[];
                /** @description Prices these group classes, in place of the first one of each course */
                group_class_ids?: string[];
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Programs of the classic group flow */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["GroupProgram"][];
                    };
                };
            };
            400: components["responses"]["Error"];
        };
    };
    checkMatrix: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatrixPayload"];
            };
        };
        responses: {
            /** @description Which kids may join which courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MatrixCheck"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listInterviewSessions: {
        parameters: {
            query?: {
                course_ids?: string[];
                /** @description Only with the tutors of these group classes */
                group_class_ids?: string[];
                from?: string;
                to?: string;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Meetings before the first group class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["InterviewSession"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createGroupQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupQuotePayload"];
            };
        };
        responses: {
            /** @description Price of a group booking */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidPromo"];
        };
    };
    createGroupReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupReservationPayload"];
            };
        };
        responses: {
            /** @description Book group courses for kids; the booking waits for its payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReservationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["BookingRejected"];
            422: components["responses"]["InvalidPromo"];
        };
    };
    readWebinar: {
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
            /** @description One webinar with what the caller may do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebinarDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listBookedWebinars: {
        parameters: {
            query?: {
                status?: ("registered" | "waitlisted" | "cancelled" | "attended")[];
                state?: ("not started" | "running" | "finished")[];
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Seats of the learner, the next first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["WebinarRegistration"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    registerWebinar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebinarRegisterPayload"];
            };
        };
        responses: {
            /** @description Take a seat, or one on the waiting list of a full webinar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebinarRegistration"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    registerWebinarGuest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebinarGuestPayload"];
            };
        };
        responses: {
            200: components["responses"]["HalaqaRegistered"];
            400: components["responses"]["Error"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    cancelWebinar: {
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
                "application/json": components["schemas"]["WebinarRegisterPayload"];
            };
        };
        responses: {
            200: components["responses"]["HalaqaCancelled"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listManagedWebinars: {
        parameters: {
            query?: {
                /** @description A cancelled one is in no other state */
                state?: ("not started" | "running" | "finished" | "cancelled")[];
                tutor_id?: number;
                /** @description Those that end after it */
                from?: string;
                /** @description Those that begin before it */
                to?: string;
                /** @description Only interviews for this group class */
                group_class_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Webinars of the tutor, or all for staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["ManagedWebinar"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    insertWebinar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebinarModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateWebinar: {
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
                "application/json": components["schemas"]["WebinarModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteWebinar: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listWebinarGuests: {
        parameters: {
            query?: {
                status?: ("registered" | "waitlisted" | "cancelled" | "attended")[];
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
                ordering?: components["parameters"]["Ordering"];
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Registrations for a webinar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["WebinarGuest"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    decideRegistration: {
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
                "application/json": components["schemas"]["RegistrationDecision"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    readWebinarRoom: {
        parameters: {
            query?: {
                /** @description The guest's door from the registration */
                door?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting of a webinar for its host, staff, a learner with a seat or a guest with a door */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebinarRoom"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    addWebinarRecording: {
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
                "application/json": components["schemas"]["WebinarRecordingPayload"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                is_over?: boolean;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Events, the next first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Event"][];
                    };
                };
            };
            400: components["responses"]["Error"];
        };
    };
    readEvent: {
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
            /** @description One event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EventDetail"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    listMyEvents: {
        parameters: {
            query?: {
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Events that the caller is registered for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Event"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
        };
    };
    registerEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    cancelEvent: {
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
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactPayload"];
            };
        };
        responses: {
            /** @description Send a message to the institute */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ContactReference"];
                    };
                };
            };
            400: components["responses"]["Error"];
            422: components["responses"]["Invalid"];
        };
    };
    listContactMessages: {
        parameters: {
            query?: {
                state?: ("unread" | "read" | "handled")[];
                topic?: ("classes" | "payments" | "teaching" | "technical" | "other")[];
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Messages, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["ContactMessage"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateContactMessage: {
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
                "application/json": components["schemas"]["ContactMessageModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listArchivedClasses: {
        parameters: {
            query?: {
                outcome?: ("completed" | "missed" | "unrecorded" | "cancelled" | "rescheduled" | "to_reschedule")[];
                from?: string;
                to?: string;
                learner_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Classes that are over, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["ArchivedClass"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listCalendar: {
        parameters: {
            query: {
                from: string;
                to: string;
                learner_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
                ordering?: components["parameters"]["Ordering"];
                page?: components["parameters"]["PageNumber"];
                /** @description A range is asked for to be seen whole, so that one page holds it unless smaller ones are asked for */
                page_size?: components["parameters"]["RangeSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Classes between two instants */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["CalendarClass"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    readClass: {
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
            /** @description One class with its links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ClassDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listClasses: {
        parameters: {
            query?: {
                outcome?: ("completed" | "missed" | "unrecorded" | "cancelled" | "rescheduled" | "to_reschedule")[];
                state?: ("scheduled" | "confirmed" | "pending")[];
                from?: string;
                to?: string;
                /** @description False: classes that run or are to come, without those that were cancelled or moved; true: those whose end has passed */
                is_over?: boolean;
                tutor_id?: number;
                student_id?: number;
                /** @description A student or kid: only what is theirs */
                learner_id?: number;
                /** @description Only sessions of this group class */
                group_class_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description All classes, for staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["ClassRow"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listStudentClasses: {
        parameters: {
            query?: {
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Classes of one student and their kids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["ClassRow"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
        };
    };
    saveAttendance: {
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
                "application/json": components["schemas"]["AttendancePayload"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    saveClassNotes: {
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
                "application/json": components["schemas"]["NotesPayload"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    cancelClass: {
        parameters: {
            query?: {
                /** @description Amount that the caller was told is paid back; if it has changed meanwhile, the call is refused with 422 */
                seen_refund?: components["parameters"]["SeenRefund"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonPayload"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    previewClassCancellation: {
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
            /** @description What cancelling a class brings back and loses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Cancellation"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    placeClass: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacePayload"];
            };
        };
        responses: {
            /** @description Choose a time for a paid class without one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ClassDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SlotTaken"];
            422: components["responses"]["Invalid"];
        };
    };
    offerHours: {
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
                "application/json": components["schemas"]["OffersPayload"];
            };
        };
        responses: {
            /** @description Offer hours for a paid class without a time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ClassDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    readRecording: {
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
            /** @description Recording of a class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The range of the recording that the request names */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RecordNotReady"];
        };
    };
    requestReschedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReschedulePayload"];
            };
        };
        responses: {
            /** @description Ask to move a class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RescheduleRequest"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SlotTaken"];
            422: components["responses"]["Invalid"];
        };
    };
    listRescheduleRequests: {
        parameters: {
            query?: {
                state?: ("pending" | "accepted" | "refused" | "cancelled")[];
                tutor_id?: number;
                /** @description A student or kid: only what is theirs */
                learner_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Requests: one's own, or all for staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["RescheduleRequest"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    acceptReschedule: {
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
            /** @description Accept a request: the class moves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RescheduleRequest"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SlotTaken"];
        };
    };
    refuseReschedule: {
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
                "application/json": components["schemas"]["ReasonPayload"];
            };
        };
        responses: {
            /** @description Refuse a request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RescheduleRequest"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    cancelReschedule: {
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
            /** @description Withdraw a request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RescheduleRequest"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    answerReschedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescheduleBulkPayload"];
            };
        };
        responses: {
            /** @description Answer several requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BulkResult"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listHomework: {
        parameters: {
            query?: {
                published?: boolean;
                tutor_id?: number;
                learner_id?: number;
                course_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Homework of the tutor, or all for staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Homework"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    insertHomework: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeworkModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    updateHomework: {
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
                "application/json": components["schemas"]["HomeworkModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteHomework: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    assignHomework: {
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
                "application/json": components["schemas"]["HomeworkAssignPayload"];
            };
        };
        responses: {
            200: components["responses"]["HomeworkAssigned"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PastDue"];
            422: components["responses"]["Invalid"];
        };
    };
    unassignHomework: {
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
                "application/json": components["schemas"]["HomeworkAssignPayload"];
            };
        };
        responses: {
            200: components["responses"]["HomeworkUnassigned"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PastDue"];
            422: components["responses"]["Invalid"];
        };
    };
    listSubmissions: {
        parameters: {
            query?: {
                state?: ("submitted" | "reviewed" | "returned")[];
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
                ordering?: components["parameters"]["Ordering"];
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answers to a piece of homework */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Submission"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    reviewSubmission: {
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
                "application/json": components["schemas"]["ReviewPayload"];
            };
        };
        responses: {
            /** @description Score an answer, or return it to be done again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Submission"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listStudentHomework: {
        parameters: {
            query?: {
                state?: ("pending" | "completed" | "overdue")[];
                learner_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Homework of the learner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["StudentHomework"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    readStudentHomework: {
        parameters: {
            query?: {
                learner_id?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One piece of homework of the learner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StudentHomework"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    submitHomework: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionPayload"];
            };
        };
        responses: {
            /** @description Hand in an answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Submission"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["HandedIn"];
            422: components["responses"]["UploadRejected"];
        };
    };
    listAssignments: {
        parameters: {
            query?: {
                kind?: "homework" | "quiz";
                state?: ("pending" | "completed" | "overdue")[];
                learner_id?: number;
                tutor_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Homework and quizzes that were given: to the learner, by the tutor, or all */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Assignment"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listQuizzes: {
        parameters: {
            query?: {
                course_id?: number;
                availability?: boolean;
                tutor_id?: number;
                learner_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Quizzes of the tutor, or all for staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Quiz"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    insertQuiz: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    updateQuiz: {
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
                "application/json": components["schemas"]["QuizModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteQuiz: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listQuestions: {
        parameters: {
            query: {
                quiz_id: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Questions of a quiz in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Question"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    insertQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    updateQuestion: {
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
                "application/json": components["schemas"]["QuestionModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteQuestion: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    reorderQuestions: {
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
                "application/json": components["schemas"]["ReorderPayload"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    assignQuiz: {
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
                "application/json": components["schemas"]["QuizAssignPayload"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listQuizResults: {
        parameters: {
            query?: {
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
                ordering?: components["parameters"]["Ordering"];
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Results of a quiz, one row per learner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["QuizResult"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    grantAttempt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantPayload"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listQuizAttempts: {
        parameters: {
            query?: {
                state?: ("in_progress" | "submitted" | "expired")[];
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
                ordering?: components["parameters"]["Ordering"];
                page?: components["parameters"]["PageNumber"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Attempts at a quiz */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["AttemptRow"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    extendAttempt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtendPayload"];
            };
        };
        responses: {
            /** @description Give more time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AttemptRow"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listStudentQuizzes: {
        parameters: {
            query?: {
                status?: 0 | 1;
                learner_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Quizzes of the learner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["StudentQuiz"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    startAttempt: {
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
                "application/json": components["schemas"]["AttemptPayload"];
            };
        };
        responses: {
            /** @description Start an attempt, or continue the open one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Attempt"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    readAttempt: {
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
            /** @description An attempt: its questions, answers and, when it is over, its result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Attempt"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    saveAnswers: {
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
                "application/json": components["schemas"]["AnswersPayload"];
            };
        };
        responses: {
            /** @description Keep answers while the quiz runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: date-time */
                            saved_on: string;
                            /** Format: date-time */
                            ends_on: string;
                            /** Format: date-time */
                            server_time: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    submitAttempt: {
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
            /** @description Hand in an attempt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Attempt"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    addFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackPayload"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateFeedback: {
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
                "application/json": components["schemas"]["FeedbackPayload"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                rating?: number;
                from?: string;
                to?: string;
                tutor_id?: number;
                /** @description A student or kid: only what concerns their classes */
                learner_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Feedback: one's own, about the tutor, or all for staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Feedback"][];
                        averages: components["schemas"]["FeedbackAverages"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listCatalogs: {
        parameters: {
            query?: {
                shared?: boolean;
                owner_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description Catalogs: of the tutor and shared ones, or all for staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Catalog"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    insertCatalog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    updateCatalog: {
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
                "application/json": components["schemas"]["CatalogModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteCatalog: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    shareCatalog: {
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
                "application/json": components["schemas"]["SharePayload"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    readTutorApplication: {
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
            /** @description One tutor with what staff review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TutorApplicationDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    startTutorReview: {
        parameters: {
            query?: {
                /** @description State of the tutor that the caller saw; if it has changed meanwhile, the decision is refused with 409 */
                seen_status?: components["parameters"]["SeenStatus"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begin the review of a tutor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TutorApplication"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    approveTutor: {
        parameters: {
            query?: {
                /** @description State of the tutor that the caller saw; if it has changed meanwhile, the decision is refused with 409 */
                seen_status?: components["parameters"]["SeenStatus"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approve a tutor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TutorApplication"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    rejectTutor: {
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
                "application/json": components["schemas"]["ReasonPayload"];
            };
        };
        responses: {
            /** @description Reject a tutor with a reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TutorApplication"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    terminateTutor: {
        parameters: {
            query?: {
                /** @description Amount that the caller was told is paid back; if it has changed meanwhile, the call is refused with 422 */
                seen_refund?: components["parameters"]["SeenRefund"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonPayload"];
            };
        };
        responses: {
            /** @description Terminate a tutor with a reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TutorApplication"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    previewTutorTermination: {
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
            /** @description What is paid back when a tutor is terminated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Cancellation"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    reviewTutors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TutorBulkPayload"];
            };
        };
        responses: {
            /** @description One action for several tutors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BulkResult"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listStudents: {
        parameters: {
            query?: {
                status?: boolean;
                is_pending?: boolean;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description All students */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["Student"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    readStudent: {
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
            /** @description One student */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StudentDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
        };
    };
    updateStudent: {
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
                "application/json": components["schemas"]["StudentModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StudentNotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    updateStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentBulkPayload"];
            };
        };
        responses: {
            /** @description One status for several students */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BulkResult"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listStudentGroups: {
        parameters: {
            query?: {
                tutor_id?: number;
                /** @description A student or kid: only groups that they are in */
                learner_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description All groups of students */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["StudentGroup"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    insertStudentGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentGroupModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    updateStudentGroup: {
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
                "application/json": components["schemas"]["StudentGroupModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteStudentGroup: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    readStudentGroup: {
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
            /** @description One group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StudentGroup"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    assignStudentGroup: {
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
                "application/json": components["schemas"]["AssignPayload"];
            };
        };
        responses: {
            /** @description Who belongs to a group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StudentGroup"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listGroupClasses: {
        parameters: {
            query?: {
                tutor_id?: number;
                /** @description A student or kid: only groups that they are in */
                learner_id?: number;
                course_id?: number;
                /** @description Only the rows with this id, so that a link opens a record wherever it stands in the list */
                id?: components["parameters"]["RowId"];
                /** @description Words that a row must all hold */
                search?: components["parameters"]["Search"];
                /** @description A field of the row that holds one value; a leading minus turns the order round. Any other is refused with 400. */
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
            /** @description All group classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: components["schemas"]["GroupClass"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    insertGroupClass: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each action of a person; the same key within 24 hours gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupClassModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateGroupClass: {
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
                "application/json": components["schemas"]["GroupClassModel"];
            };
        };
        responses: {
            200: components["responses"]["SavedRecord"];
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteGroupClass: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    readGroupClass: {
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
            /** @description One group class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GroupClass"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    previewGroupClass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupClassModel"];
            };
        };
        responses: {
            /** @description The dates that a group class would have */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GroupClassPreview"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    assignGroupClass: {
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
                "application/json": components["schemas"]["AssignPayload"];
            };
        };
        responses: {
            /** @description Who belongs to a group class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GroupClass"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    previewGroupClassEnd: {
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
            /** @description What is paid back when a group class is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Cancellation"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description Upload one file: audio under 10 MB, others up to 20 MB */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["File"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UploadRejected"];
        };
    };
    readFile: {
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
            /** @description The bytes of a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The range of the bytes that the request names */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteFile: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
}
