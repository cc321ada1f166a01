import { createPageByCategory } from '../createPageByCategory.tsx'
import type { PageModule } from '../pageModule.ts'

/** Pages of signing in, recovering an account, and one's own account. */
export const accountPages = {
  operatorLogin: {
    file: 'features/auth/OperatorLogin.tsx',
    texts: ['auth'],
    load: async () => (await import('#web/features/auth/OperatorLogin.tsx')).OperatorLogin,
  },
  instituteLogin: {
    file: 'features/auth/InstituteLogin.tsx',
    texts: ['auth'],
    load: async () => (await import('#web/features/auth/InstituteLogin.tsx')).InstituteLogin,
  },
  linkedIn: {
    file: 'features/auth/LinkedIn.tsx',
    texts: ['auth'],
    load: async () => (await import('#web/features/auth/LinkedIn.tsx')).LinkedIn,
    needsScript: true,
  },
  verifyEmail: {
    file: 'features/auth/recovery/VerifyEmail.tsx',
    texts: ['access'],
    load: async () => (await import('#web/features/auth/recovery/VerifyEmail.tsx')).VerifyEmail,
  },
  forgotPassword: {
    file: 'features/auth/recovery/ForgotPassword.tsx',
    texts: ['access'],
    load: async () => (await import('#web/features/auth/recovery/ForgotPassword.tsx')).ForgotPassword,
  },
  resetPassword: {
    file: 'features/auth/recovery/ResetPassword.tsx',
    texts: ['access'],
    load: async () => (await import('#web/features/auth/recovery/ResetPassword.tsx')).ResetPassword,
  },
  profile: {
    file: 'features/account/Profile.tsx',
    texts: ['auth', 'account', 'menu', 'device', 'teaching', 'resource'],
    load: async () => {
      const [{ Profile }, { KidsProfile }] = await Promise.all([
        import('#web/features/account/Profile.tsx'),
        import('#web/features/account/KidsProfile.tsx'),
      ])
      return createPageByCategory({ kids: KidsProfile }, Profile)
    },
  },
  updatePassword: {
    file: 'features/account/UpdatePassword.tsx',
    texts: ['auth', 'account'],
    load: async () => (await import('#web/features/account/UpdatePassword.tsx')).UpdatePassword,
  },
  subAccounts: {
    file: 'features/kids/SubAccounts.tsx',
    texts: ['auth', 'kids', 'resource'],
    load: async () => (await import('#web/features/kids/SubAccounts.tsx')).SubAccounts,
  },
} as const satisfies Record<string, PageModule>
