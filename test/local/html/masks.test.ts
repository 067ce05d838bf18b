/** Boxes that are seen through masks of gradients and images, as readers draw them. */
import { printStyled, svgAddress } from '../../support/hosts/styled-html';
import { pageTexts } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

const BOX = 'width:200pt;height:200pt;background:#f00';
const [RED, LIME, WHITE, PINK] = [
	[255, 0, 0],
	[0, 255, 0],
	[255, 255, 255],
	[255, 128, 128],
];
/** The upper left quarter. */
const QUARTER = svgAddress('<rect width="2" height="2"/>');

describe('a box with a mask', () => {
	const jury = assembleJury();

	testInTurn.each([
		['of a gradient', 'mask-image: linear-gradient(90deg, #000 50%, transparent 0)', [RED, WHITE, RED, WHITE]],
		['that is half clear', 'mask-image: linear-gradient(rgb(0 0 0 / 50%), rgb(0 0 0 / 50%))', [PINK, PINK, PINK, PINK]],
		['by its older name', '-webkit-mask-image: linear-gradient(#000 50%, transparent 0)', [RED, RED, WHITE, WHITE]],
		['of a drawing', `mask: url("${QUARTER}") center / contain no-repeat`, [RED, WHITE, WHITE, WHITE]],
		[
			'of a smaller drawing',
			`mask: url("${QUARTER}") no-repeat; mask-size: 100pt; mask-position: right bottom`,
			[WHITE, WHITE, WHITE, RED],
		],
		['of none', 'mask: none', [RED, RED, RED, RED]],
	] as const)('%s', async (_, styles, expected) => {
		const inside = '<div style="position:absolute;left:0;top:90pt;width:200pt;height:4pt;background:lime"></div>';
		const { bytes, notes } = await printStyled(
			`<div style="${BOX};position:relative;${styles.replaceAll('"', "'")}">${inside}word</div>`,
		);
		expect(notes).toEqual([]);
		expect(pageTexts(bytes).join('')).toContain('word');
		for (const [reader, picture] of await jury.pictures(bytes)) {
			// Outside of browsers, pdf.js does not draw masks by light.
			if (reader === 'pdf.js' && styles.includes('gradient')) continue;
			const places = [
				[30, 60],
				[130, 60],
				[30, 130],
				[130, 130],
			] as const;
			const wrong = places.filter(([x, y], index) =>
				colorAt(picture, x, y).some((value, part) => Math.abs(value - expected[index]![part]!) > 4),
			);
			expect({ reader, wrong }).toEqual({ reader, wrong: [] });
			if (expected[0] === RED) expect(colorAt(picture, 30, 92)).toEqual(LIME);
		}
	});

	it('whose image is missing is seen as a whole', async () => {
		const { bytes, notes } = await printStyled(`<div style="${BOX};mask-image:url(none.png)">a</div>`);
		expect(notes.map(({ code }) => code)).toEqual(['image_not_loaded']);
		for (const [, picture] of await jury.pictures(bytes)) expect(colorAt(picture, 150, 150)).toEqual(RED);
	});
});

describe('a gradient whose middle is clear', () => {
	const jury = assembleJury();

	it('shows no other color where it ends at once', async () => {
		const stripes = 'linear-gradient(45deg,#ff0 25%,transparent 25%,transparent 75%,#ff0 75%)';
		const { bytes } = await printStyled(`<div style="${BOX};background:${stripes} 0 0/20px 20px"></div>`);
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const dark = picture.rgb.findIndex((value, at) => at % 3 < 2 && value < 250);
			expect({ reader, dark }).toEqual({ reader, dark: -1 });
		}
	});
});
