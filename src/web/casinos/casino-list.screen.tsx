export default function Screen() { return <h1>casinos/casino-list</h1> }
