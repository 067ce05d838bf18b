/** Layers of backgrounds: where they are placed, how they are repeated, and where they are seen, as readers draw them. */
import { printStyled, svgAddress } from '../../../support/hosts/styled-html';
import { asks } from '../../../support/judges/tools';
import { assembleJury, colorAt } from '../../../support/readers/jury';
import { testInTurn } from '../../../support/sample';

const [RED, LIME, BLUE, WHITE] = ['100', '010', '001', '111'] as const;
type Place = readonly [x: number, y: number, color: string];
/** Of 40 by 40 points: its left half is red, the other one is blue. */
const HALVES = svgAddress(
	'<path d="M0 0h2v4H0z" fill="#f00"/><path d="M2 0h2v4H2z" fill="#00f"/>',
	'viewBox="0 0 4 4" preserveAspectRatio="none"',
);
const TILE = `background-image:url("${HALVES}");background-size:40pt 40pt;`;
const BOX = 'position:absolute;box-sizing:border-box;left:50pt;top:20pt;width:200pt;height:100pt;';

describe('the background of a box', () => {
	asks('poppler');
	const jury = assembleJury();

	testInTurn.each<readonly [title: string, styles: string, places: readonly Place[]]>([
		[
			'in the border, below one that is not',
			'background:linear-gradient(#0f0,#0f0) padding-box,linear-gradient(90deg,#f00 50%,#00f 50%) border-box;border:10pt solid transparent',
			[
				[55, 70, RED],
				[245, 70, BLUE],
				[150, 70, LIME],
			],
		],
		[
			'in the content alone',
			'background-image:linear-gradient(#0f0,#0f0),linear-gradient(#f00,#f00);background-clip:content-box,border-box;padding:20pt',
			[
				[60, 30, RED],
				[150, 70, LIME],
			],
		],
		[
			'as a drawing without a ratio, which fills the box',
			`background:url("${HALVES}") 0 0/cover`,
			[
				[60, 110, RED],
				[140, 30, RED],
				[160, 30, BLUE],
				[240, 110, BLUE],
			],
		],
		[
			'from the border on',
			`${TILE}background-origin:border-box;border:10pt solid transparent`,
			[
				[55, 25, RED],
				[75, 25, BLUE],
				[95, 25, RED],
			],
		],
		[
			'from the content on',
			`${TILE}background-origin:content-box;padding:10pt`,
			[
				[55, 70, BLUE],
				[65, 70, RED],
			],
		],
		[
			'in whole images, as large as there is room for',
			`${TILE}background-size:60pt 50pt;background-repeat:round`,
			[
				[80, 70, RED],
				[105, 70, BLUE],
				[247, 70, BLUE],
			],
		],
		[
			'in whole images, with gaps between them',
			`${TILE}background-size:60pt 40pt;background-repeat:space no-repeat`,
			[
				[75, 30, RED],
				[105, 30, BLUE],
				[115, 30, WHITE],
				[125, 30, RED],
				[245, 30, BLUE],
				[75, 70, WHITE],
			],
		],
	])('is drawn %s', async (_title, styles, places) => {
		const { bytes, notes } = await printStyled(`<div style="${BOX}${styles.replaceAll('"', '&quot;')}"></div>`);
		expect(notes.map(({ code }) => code)).not.toContain('styles_ignored');
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const seen = places.map(([x, y]) =>
				colorAt(picture, x, y)
					.map((part) => (part > 127 ? 1 : 0))
					.join(''),
			);
			expect([reader, ...seen]).toEqual([reader, ...places.map(([, , color]) => color)]);
		}
	});
});

describe('the background of the body', () => {
	asks('poppler');
	const jury = assembleJury();

	testInTurn.each<readonly [title: string, styles: string, places: readonly Place[]]>([
		[
			'in the middle of the content, as in browsers',
			`${TILE}background-position:center;background-repeat:no-repeat`,
			[
				[190, 50, RED],
				[210, 50, BLUE],
				[190, 150, WHITE],
			],
		],
		[
			'again on the rest of the page',
			'background-image:linear-gradient(#f00 50%,#00f 50%)',
			[
				[200, 25, RED],
				[200, 75, BLUE],
				[200, 125, RED],
				[200, 275, BLUE],
			],
		],
		[
			'on the page if it is fixed there',
			`background:url("${HALVES}") no-repeat center/40pt 40pt fixed`,
			[
				[190, 150, RED],
				[210, 150, BLUE],
				[190, 50, WHITE],
			],
		],
		[
			'on the page if the root is as high',
			`${TILE}background-position:center;background-repeat:no-repeat;min-height:100vh`,
			[
				[190, 150, RED],
				[210, 150, BLUE],
			],
		],
	])('is %s', async (_title, styles, places) => {
		const sheet = `@page{size:400pt 300pt;margin:0}body{margin:0;${styles}}`;
		const { bytes } = await printStyled('<div style="height:100pt"></div>', sheet);
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const seen = places.map(([x, y]) =>
				colorAt(picture, x, y)
					.map((part) => (part > 127 ? 1 : 0))
					.join(''),
			);
			expect([reader, ...seen]).toEqual([reader, ...places.map(([, , color]) => color)]);
		}
	});
});
