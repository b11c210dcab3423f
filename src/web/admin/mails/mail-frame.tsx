import { useState } from 'react'

/**
 * A mail in a frame of its own, without scripts. The policy of the site blocks style attributes, in frames too, so the
 * inline styles of the mail arrive under another name and are set from here, which the policy allows.
 */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const [height, setHeight] = useState(480)
  const show = (frame: HTMLIFrameElement) => {
    const body = frame.contentDocument?.body
    if (body === undefined) return
    for (const element of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')])
      element.style.cssText = element.dataset['style'] ?? ''
    setHeight(body.scrollHeight)
  }
  return (
    <iframe
      className="mail__frame"
      title={title}
      height={height}
      sandbox="allow-same-origin"
      srcDoc={html.replaceAll(' style="', ' data-style="')}
      onLoad={({ currentTarget }) => show(currentTarget)}
    />
  )
}
