export default function Screen() { return <h1>casinos/casino</h1> }
