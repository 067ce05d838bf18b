/** Animations on a page: their end, as browsers print it, if it stays. */
import { printStyled } from '../../support/hosts/styled-html';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

const BOX = 'position:absolute;left:0;top:0;width:100pt;height:100pt;background:#f00';
const FRAMES = '@keyframes fade { from { background: #00f } 50% { background: #ff0 } to { background: #0f0 } }';

describe('a box with an animation', () => {
	const jury = assembleJury();

	async function colorOf(styles: string, sheet = FRAMES): Promise<readonly number[]> {
		const { bytes, notes } = await printStyled(`<div class="x" style="${BOX};${styles}">a</div>`, `@page{margin:0}${sheet}`);
		expect(notes).toEqual([]);
		const colors = (await jury.pictures(bytes)).map(([, picture]) => colorAt(picture, 50, 50));
		for (const color of colors) expect(color).toEqual(colors[0]);
		return colors[0]!;
	}

	const [RED, GREEN, BLUE] = [
		[255, 0, 0],
		[0, 255, 0],
		[0, 0, 255],
	];

	testInTurn.each([
		['that stays', 'animation: fade 1s forwards', GREEN],
		['that stays, by single properties', 'animation-name: fade; animation-fill-mode: both', GREEN],
		['of a name with a variable', '--way: forwards; animation: fade .3s ease var(--way)', GREEN],
		['that goes back', 'animation: fade 1s reverse both', BLUE],
		['to and fro twice', 'animation: 1s fade alternate 2 forwards', BLUE],
		['to and fro three times', 'animation: 1s fade alternate 3 forwards', GREEN],
		['of two', 'animation: other 1s, fade 1s cubic-bezier(0.1, 0.7, 1, 0.1) forwards', GREEN],
		['that does not stay', 'animation: fade 1s', RED],
		['without an end', 'animation: fade 1s infinite both', RED],
		['that is not there', 'animation: other 1s both', RED],
	])('%s', async (_, styles, expected) => {
		expect(await colorOf(styles)).toEqual(expected);
	});

	it('is over all declarations but those that are important', async () => {
		expect(await colorOf('animation: fade 1s both', `${FRAMES} .x { background: #00f !important }`)).toEqual(BLUE);
	});

	testInTurn('is seen where it begins clear', async () => {
		const sheet =
			'.x { opacity: 0; animation: up .5s both } @-webkit-keyframes up { 0% { opacity: 0 } 99%, 100% { opacity: 1 } }';
		expect(await colorOf('', sheet)).toEqual(RED);
		expect(await colorOf('', '.x { opacity: 0 }')).toEqual([255, 255, 255]);
	});
});
