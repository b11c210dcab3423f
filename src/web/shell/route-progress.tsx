import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** A bar along the top while the next page takes its time (its delay is in the stylesheet), and its title read out once there. */
export function RouteProgress() {
  const { state } = useNavigation()
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
  }, [pathname])

  return (
    <>
      <div className="route-progress" data-active={state === 'loading' || undefined} aria-hidden="true" />
      <span className="sr" role="status">
        {title}
      </span>
    </>
  )
}
