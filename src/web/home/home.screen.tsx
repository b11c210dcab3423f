export default function Screen() { return <h1>home/home</h1> }
