import type { Provider } from './provider.ts'

/** The provider's logo in its own colours. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {marks[provider]}
    </svg>
  )
}

const marks = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.100-1.900 3.300-4.800 3.300-8.200z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.500-1 7.300-2.600l-3.600-2.800c-1 .7-2.300 1.100-3.700 1.100-2.900 0-5.300-1.900-6.200-4.600H2.200v2.900A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.800 14.100a6.600 6.600 0 0 1 0-4.200V7H2.200a11 11 0 0 0 0 10z" />
      <path
        fill="#ea4335"
        d="M12 5.300c1.600 0 3.100.6 4.200 1.700l3.200-3.200A11 11 0 0 0 2.200 7l3.600 2.900C6.700 7.200 9.100 5.300 12 5.300z"
      />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#0866ff" />
      <path
        fill="#ffffff"
        d="M15.900 14.900l.5-3.200h-3.100v-2c0-.9.4-1.700 1.800-1.700h1.400V5.300s-1.300-.2-2.500-.2c-2.500 0-4.200 1.500-4.200 4.300v2.300H7v3.200h2.800V23h3.500v-8.100z"
      />
    </>
  ),
  linkedin: (
    <>
      <rect x="1" y="1" width="22" height="22" rx="3" fill="#0a66c2" />
      <path
        fill="#ffffff"
        d="M5 9.500h3V19H5zM6.500 4.800a1.700 1.700 0 1 1 0 3.500 1.700 1.700 0 0 1 0-3.500zM10 9.500h2.900v1.300c.4-.8 1.400-1.500 2.900-1.500 3 0 3.600 2 3.600 4.500V19h-3v-4.600c0-1.100 0-2.500-1.500-2.500s-1.800 1.200-1.800 2.400V19H10z"
      />
    </>
  ),
} as const
