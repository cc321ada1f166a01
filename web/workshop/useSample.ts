import { useViewer } from '#web/time/viewer.ts'

const samples = {
  name: { en: 'Amal Khalid', ar: 'أمل خالد' },
  short: { en: 'Reading together', ar: 'نقرأ معًا' },
  text: {
    en: 'An hour a week with a teacher of your own, at a time that suits you both.',
    ar: 'ساعة كل أسبوع مع معلم خاص بك، في وقت يناسبكما.',
  },
  long: {
    en: 'A very long name of a course about reading, writing, listening and reciting for families who begin together',
    ar: 'اسم طويل جدًا لدورة في القراءة والكتابة والاستماع والتلاوة للأسر التي تبدأ معًا خطوة بخطوة منذ اليوم الأول',
  },
  label: { en: 'Label', ar: 'عنوان' },
  hint: { en: 'As it is written on your card', ar: 'كما هو مكتوب في بطاقتك' },
  action: { en: 'Go on', ar: 'متابعة' },
  one: { en: 'First', ar: 'الأول' },
  two: { en: 'Second', ar: 'الثاني' },
  three: { en: 'Third', ar: 'الثالث' },
} as const

/** Returns invented texts in the story's language. */
export function useSample(): Record<keyof typeof samples, string> {
  const { language } = useViewer()
  return Object.fromEntries(
    Object.entries(samples).map(([name, texts]) => [name, texts[language]]),
  ) as Record<keyof typeof samples, string>
}
