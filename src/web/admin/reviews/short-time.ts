const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** "Nov 16", with the year when it is another one than that of `now`, in the time zone of the reader. */
export function shortTime(at: string, now = new Date()): string {
  const date = new Date(at)
  return (date.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(date)
}
