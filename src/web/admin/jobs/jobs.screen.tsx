import { BackupState } from './backup-state.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { JobCounts } from './job-counts.tsx'
import './jobs.css'

/** What the site does in the background, and what of it has failed. */
export default function JobsScreen() {
  return (
    <>
      <div className="admin-head">
        <div>
          <h1>Jobs</h1>
          <p className="mut sm">What the site does in the background. Failed jobs are kept for 30 days.</p>
        </div>
      </div>
      <JobCounts />
      <h2 className="jobs__head">Backups</h2>
      <BackupState />
      <h2 className="jobs__head">Failed jobs</h2>
      <FailedJobs />
    </>
  )
}
