import { CircleAlert, X } from 'lucide'
import { useContext } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PictureTasksContext } from './picture-tasks.ts'

/** How far pictures are on their way into the library, and which were not taken over, with the reason; stays until dismissed. */
export function PictureNotice() {
  const { tasks, retry, drop } = useContext(PictureTasksContext)
  const failed = tasks.filter(({ problem }) => problem !== undefined)
  const onTheWay = tasks.length - failed.length
  const running = tasks.find(({ sent }) => sent !== undefined)
  return (
    <>
      <p className="sr" role="status">
        {onTheWay > 0 ? `${counted(onTheWay)} on the way into the library` : ''}
      </p>
      {onTheWay > 0 && (
        <div className="picture-notice">
          <p>
            {counted(onTheWay)} on the way into the library. You can go on writing.
            {running !== undefined && <span className="mut ell">{running.name}</span>}
          </p>
          <progress className="progress" aria-label="Picture on its way" max={1} value={running?.sent ?? 0} />
        </div>
      )}
      {failed.length > 0 && (
        <div className="picture-notice picture-notice--failed" role="group" aria-label="Not taken over">
          <p role="alert">
            <Icon of={CircleAlert} size={16} />
            {counted(failed.length)} not taken over
          </p>
          <ul className="picture-notice__list">
            {failed.map(({ id, name, problem, mayRetry }) => (
              <li key={id}>
                <span className="picture-notice__words">
                  <b>{name}</b>
                  <span>{problem}</span>
                </span>
                {mayRetry && (
                  <Button variant="outline" size="sm" onClick={() => retry(id)}>
                    Try again
                  </Button>
                )}
                <IconButton icon={X} iconSize={16} label={`Dismiss ${name}`} onClick={() => drop(id)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function counted(number: number): string {
  return number === 1 ? '1 picture' : `${number} pictures`
}
