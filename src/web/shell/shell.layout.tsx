import { Outlet } from 'react-router'
export default function Shell() { return <main id="main"><Outlet /></main> }
