/** In both languages, because choosing the language may be what failed. */
export function renderErrorPage(requestId: string): string {
  return renderPlainPage({
    title: 'Something went wrong',
    english: 'We could not show this page. Please try again in a moment.',
    arabicTitle: 'حدث خطأ ما',
    arabic: 'تعذّر عرض هذه الصفحة. حاول مرة أخرى بعد قليل.',
    end: `<p><small>${requestId}</small></p>`,
  })
}

/** The page of a full render queue: it costs nothing to render and tries again by itself. */
export function renderOverloadPage(): string {
  return renderPlainPage({
    title: 'Many people are here right now',
    english: 'This page will load again in a few seconds.',
    arabicTitle: 'يزورنا الآن عدد كبير من الأشخاص',
    arabic: 'ستُحمَّل هذه الصفحة من جديد خلال ثوانٍ.',
    end: '',
    refresh: 4,
  })
}

/** The page of a file that was opened in a tab of its own and cannot be shown. */
export function renderFileFailure(status: number, requestId: string): string {
  if (status === 401)
    return renderPlainPage({
      title: 'Log in to open this file',
      english: 'Your session has ended. Log in, then load this page again.',
      arabicTitle: 'سجّل الدخول لفتح هذا الملف',
      arabic: 'انتهت جلستك. سجّل الدخول ثم أعد تحميل هذه الصفحة.',
      end: '',
    })
  if (status >= 400 && status < 500 && status !== 429)
    return renderPlainPage({
      title: 'This file is not here any more',
      english: 'It was deleted, is no longer shared with you, or has to be opened from its page.',
      arabicTitle: 'هذا الملف لم يعد متاحًا',
      arabic: 'حُذف الملف، أو لم يعد مشتركًا معك، أو ينبغي فتحه من صفحته.',
      end: '',
    })
  return renderErrorPage(requestId)
}

/** The page of a form that was posted without script and is too long: the browser still has what was typed. */
export function renderFormTooLong(): string {
  return renderPlainPage({
    title: 'This is too long to send',
    english: 'Go back: what you typed is still in the form. Shorten it, then send it again.',
    arabicTitle: 'النص أطول من أن يُرسل',
    arabic: 'عُد إلى الصفحة السابقة: ما كتبته ما زال في النموذج. اختصره ثم أرسله من جديد.',
    end: '',
    hasLink: false,
  })
}

interface PlainPage {
  readonly title: string
  readonly english: string
  readonly arabicTitle: string
  readonly arabic: string
  readonly end: string
  /** False: loading the page again would not help */
  readonly hasLink?: boolean
  /** Seconds until the browser loads the page again */
  readonly refresh?: number
}

function renderPlainPage(page: PlainPage): string {
  const { title, english, arabicTitle, arabic, end, refresh, hasLink = true } = page
  const reload = refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${reload}<title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>${english}${hasLink ? ' <a href="">Try again</a>' : ''}</p>
<div lang="ar" dir="rtl"><h2>${arabicTitle}</h2><p>${arabic}${hasLink ? ' <a href="">حاول مرة أخرى</a>' : ''}</p></div>
${end}
</body>
</html>
`
}
