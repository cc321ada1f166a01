/** Builds the page for an address that was never seen online: it lists those that were. */
export function buildOfflinePage(urls: readonly string[]): Response {
  const links = urls.map((url) => {
    const { pathname, search } = new URL(url)
    const address = escapeText(pathname + search)
    return `<li><a href="${address}" dir="ltr">${address}</a></li>`
  })
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Offline · بلا اتصال</title>
<style>body{margin:0;padding:32px 24px;font:17px/1.6 system-ui,sans-serif;color:#1f2933;background:#fafafa;max-width:40rem;margin-inline:auto}h1{font-size:1.6rem;margin:0 0 4px}a{color:inherit;display:inline-block;padding:10px 0}button{font:inherit;padding:10px 20px;border:1px solid;border-radius:999px;background:none;color:inherit}ul{padding-inline-start:20px}@media(prefers-color-scheme:dark){body{background:#141a1f;color:#eef2f5}}</style></head>
<body><h1>You’re offline</h1><p>This page was not opened on this device before.</p>
<div dir="rtl" lang="ar"><h1>لا يوجد اتصال بالإنترنت</h1><p>لم تُفتح هذه الصفحة على هذا الجهاز من قبل.</p></div>
<p><a href="">Try again · <span lang="ar">حاول مرة أخرى</span></a></p>${
    links.length
      ? `<h2>Pages you can read · <span lang="ar">صفحات يمكنك قراءتها</span></h2><ul>${links.join('')}</ul>`
      : ''
  }</body></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
