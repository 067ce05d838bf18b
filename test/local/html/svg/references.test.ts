/** SVG in HTML whose parts refer to others: images, marks on lines, patterns, masks; and text from right to left. */
import { decode } from '../../../../shared/contract/values/decode';
import { SMALL_JPEG } from '../../../support/documents/images';
import { local } from '../../../support/hosts/local';
import { asks, packetOf, qpdfCheck, withPrograms, wordBoxes } from '../../../support/judges/tools';
import { svgAddress } from '../../../support/hosts/styled-html';
import { assembleJury, colorAt } from '../../../support/readers/jury';
import { testInTurn } from '../../../support/sample';

async function print(body: string) {
	const html = `<!doctype html><html lang="en"><style>@page{margin:0}body{margin:0}</style>${body}`;
	const input = { name: 'a.html', bytes: Buffer.from(html) };
	const { documents, notes } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	return { bytes: documents[0]!.bytes, notes };
}

const WHITE = [255, 255, 255];
const RED = [255, 0, 0];
const BLUE = [0, 0, 255];
const BLACK = [0, 0, 0];

/** A drawing of 400 by 200 points whose units are those of the places below. */
const svg = (content: string): string =>
	`<svg width="400pt" height="200pt" viewBox="0 0 40 20" style="display:block"><title>x</title>${content}</svg>`;

type Places = readonly (readonly [number, number, readonly number[]])[];

describe('a drawing', () => {
	const jury = assembleJury();
	asks('poppler', 'qpdf');

	testInTurn.each<readonly [string, string, Places]>([
		[
			'marks at the ends and between them, turned with the line',
			`<marker id="a" markerUnits="userSpaceOnUse" markerWidth="4" markerHeight="4" refX="0" refY="2" orient="auto"><rect width="4" height="4" fill="red"/></marker><marker id="b" markerUnits="userSpaceOnUse" markerWidth="2" markerHeight="2" refX="1" refY="1"><rect width="9" height="9" fill="blue"/></marker><polyline points="4,4 14,4 14,14" fill="none" stroke="black" stroke-width="0.4" marker-end="url(#a)" marker-mid="url(#b)"/>`,
			[
				[14, 16, RED],
				[17, 16, WHITE],
				[14.8, 4.8, BLUE],
				[15.3, 4, WHITE],
				[9, 4, BLACK],
				[3, 4, WHITE],
			],
		],
		[
			'marks as large as the line, turned back at its start, on a line, a path and an arc',
			`<style>.m{marker-start:url(#t);marker-end:url(#t)}</style><marker id="t" viewBox="0 0 10 10" refX="0" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="red"/></marker><line class="m" x1="10" y1="5" x2="20" y2="5" stroke="blue"/><path class="m" d="M30 15a5 5 0 0 1 5-5" fill="none" stroke="blue"/>`,
			[
				[7, 5, RED],
				[23, 5, RED],
				[15, 5, BLUE],
				[30, 17, RED],
				[37, 10, RED],
			],
		],
		[
			'eighteen masks of which each masks the one before',
			`${Array.from({ length: 18 }, (_, index) => `<mask id="m${index}" maskUnits="userSpaceOnUse" x="0" y="0" width="40" height="20"><rect width="${index === 17 ? 20 : 40}" height="20" fill="white"${index === 17 ? '' : ` mask="url(#m${index + 1})"`}/></mask>`).join('')}<rect width="40" height="20" fill="red" mask="url(#m0)"/>`,
			[
				[10, 10, RED],
				[30, 10, WHITE],
			],
		],
		[
			'patterns in units of the drawing and of the shape, and with a transform',
			`<pattern id="a" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="4" fill="red"/></pattern><pattern id="b" width="0.5" height="1" patternContentUnits="objectBoundingBox"><rect width="0.25" height="1" fill="blue"/></pattern><pattern id="c" href="#a" patternTransform="rotate(90)"/><rect x="1" y="1" width="10" height="8" fill="url(#a)"/><rect x="20" y="1" width="8" height="8" fill="url(#b)"/><circle cx="5" cy="15" r="4" fill="url(#c)"/>`,
			[
				[1.5, 5, RED],
				[3, 5, WHITE],
				[5, 5, RED],
				[9, 8, RED],
				[21, 5, BLUE],
				[23, 5, WHITE],
				[25, 5, BLUE],
				[27, 5, WHITE],
				[5, 13, RED],
				[5, 15, WHITE],
				[1.3, 12, WHITE],
			],
		],
		[
			'masks by light and by alpha',
			`<mask id="a"><rect width="5" height="20" fill="white"/><rect x="5" width="5" height="20" fill="#808080"/></mask><mask id="b" mask-type="alpha" maskContentUnits="objectBoundingBox"><rect width="0.5" height="1" fill="black"/></mask><rect width="15" height="8" fill="red" mask="url(#a)"/><g mask="url(#a)"><rect y="10" width="15" height="4" fill="red"/><rect y="12" width="15" height="6" fill="blue"/></g><rect x="20" width="10" height="8" fill="blue" mask="url(#b)"/>`,
			[
				[2, 4, RED],
				[7, 4, [255, 127, 127]],
				[12, 4, WHITE],
				[2, 11, RED],
				[7, 15, [127, 127, 255]],
				[12, 15, WHITE],
				[22, 4, BLUE],
				[28, 4, WHITE],
			],
		],
		[
			'a clip that uses shapes of others, moved',
			`<defs><rect id="a" width="4" height="4"/><circle id="b" r="2" transform="translate(1 0)"/></defs><clipPath id="c"><use xlink:href="#a" x="2" y="2"/><use href="#b" transform="translate(20 10)" overflow="visible"/></clipPath><rect width="40" height="20" fill="red" clip-path="url(#c)"/>`,
			[
				[4, 4, RED],
				[1, 1, WHITE],
				[7, 4, WHITE],
				[21, 10, RED],
				[22.5, 10, RED],
				[18.5, 10, WHITE],
			],
		],
		[
			'addresses with another prefix',
			`<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="40"><stop stop-color="red"/><stop offset="1" stop-color="red"/></linearGradient><linearGradient id="b" x:href="#a"/><g id="c"><rect width="8" height="8" fill="url(#b)"/></g><use x:href="#c" x="20"/>`,
			[
				[4, 4, RED],
				[24, 4, RED],
				[10, 4, WHITE],
			],
		],
		[
			'the first part of a choice whose conditions hold, and no other',
			`<switch><rect width="4" height="4" requiredExtensions="http://example.org/other" fill="red"/><rect width="4" height="4" systemLanguage="xx" fill="red"/><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"/><rect width="8" height="8" fill="red"/></switch><switch><rect x="20" width="4" height="4" systemLanguage="de, en-US" fill="blue"/><rect x="20" width="8" height="8" fill="red"/></switch>`,
			[
				[2, 2, WHITE],
				[6, 6, WHITE],
				[22, 2, BLUE],
				[26, 6, WHITE],
			],
		],
		[
			'gradients that are repeated, and turned each time',
			`<linearGradient id="a" spreadMethod="repeat" gradientUnits="userSpaceOnUse" x1="10" x2="20"><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/></linearGradient><linearGradient id="b" href="#a" spreadMethod="reflect"/><radialGradient id="c" spreadMethod="repeat" gradientUnits="userSpaceOnUse" cx="30" cy="15" r="2"><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/></radialGradient><rect width="40" height="4" fill="url(#a)"/><rect y="5" width="40" height="4" fill="url(#b)"/><rect x="25" y="10" width="10" height="10" fill="url(#c)"/>`,
			[
				[2, 2, RED],
				[7, 2, BLUE],
				[12, 2, RED],
				[17, 2, BLUE],
				[22, 2, RED],
				[2, 7, BLUE],
				[7, 7, RED],
				[12, 7, RED],
				[17, 7, BLUE],
				[22, 7, BLUE],
				[27, 7, RED],
				[30.5, 15, RED],
				[31.5, 15, BLUE],
				[32.5, 15, RED],
			],
		],
		[
			'lines that are as wide as they say in pixels',
			`<g transform="scale(4 4)"><path d="M1 2h8" stroke="red" stroke-width="40" stroke-dasharray="80 1000" vector-effect="non-scaling-stroke"/></g>`,
			[
				[5, 9, RED],
				[5, 7, RED],
				[5, 5.5, WHITE],
				[9, 8, RED],
				[11, 8, WHITE],
			],
		],
		[
			'a clip in units of the shape',
			`<clipPath id="a" clipPathUnits="objectBoundingBox"><rect width="0.5" height="1"/></clipPath><rect x="10" y="4" width="20" height="10" fill="red" clip-path="url(#a)"/>`,
			[
				[12, 8, RED],
				[28, 8, WHITE],
			],
		],
		[
			'blend modes',
			`<rect width="20" height="10" fill="#00ffff"/><rect x="10" width="20" height="10" fill="#ff00ff" style="mix-blend-mode:multiply"/>`,
			[
				[5, 5, [0, 255, 255]],
				[15, 5, BLUE],
				[25, 5, [255, 0, 255]],
			],
		],
		[
			'no line that is too thin to be seen',
			`<rect x="2" y="2" width="10" height="10" fill="blue" stroke="red" stroke-width="2.35e-37"/><line x1="20" x2="30" y1="5" y2="5" stroke="red" stroke-width="1"/>`,
			[
				[2, 5, BLUE],
				[7, 11.8, BLUE],
				[7, 12, WHITE],
				[25, 5, RED],
			],
		],
	])('shows %s', async (_, content, places) => {
		const { bytes, notes } = await print(svg(content));
		expect(notes.map(({ code }) => code)).toEqual([]);
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(packetOf(bytes)).toMatch(/pdfaid:part>3/);
		for (const [reader, picture] of await jury.pictures(bytes)) {
			// Outside of browsers, pdf.js does not draw masks by light.
			if (reader === 'pdf.js' && content.includes('<mask')) continue;
			const seen = places.map(([x, y]) => [x, y, colorAt(picture, x * 10, y * 10)] as const);
			const wrong = seen.filter(([, , color], index) =>
				color.some((value, part) => Math.abs(value - places[index]![2][part]!) > 4),
			);
			expect({ reader, wrong }).toEqual({ reader, wrong: [] });
		}
	});

	test('has the images that a drawing in an address holds', async () => {
		const address = `data:image/jpeg;base64,${Buffer.from(SMALL_JPEG).toString('base64')}`;
		const content = `<defs><image id="a" width="2" height="1" xlink:href="${address}"/></defs><use xlink:href="#a" x="1" y="1"/>`;
		const { bytes, notes } = await print(`<img src="${svgAddress(content)}" alt="a" style="width:400pt;display:block">`);
		expect(notes.map(({ code }) => code)).toEqual([]);
		for (const [, picture] of await jury.pictures(bytes)) {
			expect(colorAt(picture, 200, 150)).not.toEqual(WHITE);
			expect(colorAt(picture, 50, 50)).toEqual(WHITE);
		}
	});

	testInTurn('has images, fitted and cut as they say', async () => {
		const address = `data:image/jpeg;base64,${Buffer.from(SMALL_JPEG).toString('base64')}`;
		const { bytes, notes } = await print(
			svg(
				`<image href="${address}" x="2" y="2" width="10" height="4"/><image xlink:href="${address}" x="20" y="2" width="10" height="4" preserveAspectRatio="none"/>`,
			),
		);
		expect(notes.map(({ code }) => code)).toEqual([]);
		expect(qpdfCheck(bytes).clean).toBe(true);
		for (const [, picture] of await jury.pictures(bytes)) {
			const at = (x: number, y: number) => colorAt(picture, x * 10, y * 10);
			expect(at(7, 4)).not.toEqual(WHITE);
			// The image is twice as wide as high, in the middle of its room.
			expect([at(2.4, 4), at(11.6, 4)]).toEqual([WHITE, WHITE]);
			expect(at(20.5, 4)).not.toEqual(WHITE);
			expect(at(29.5, 4)).not.toEqual(WHITE);
		}
	});
});

withPrograms('poppler')('text in a drawing from right to left', () => {
	const textOf = async (content: string) => wordBoxes((await print(svg(content))).bytes)[0]!;

	testInTurn('is displayed as bidirectional text is, and begins at the right', async () => {
		const [left] = await textOf('<text x="20" y="5" font-size="2">one שלום two</text>');
		expect(left!.box[0]).toBeCloseTo(200, 0);
		const words = await textOf('<text x="20" y="5" font-size="2" direction="rtl">ראשון שני</text>');
		const edges = words.map(({ box }) => box);
		expect(Math.max(...edges.map(([, , right]) => right))).toBeCloseTo(200, 0);
		const [first, second] = ['ראשון', 'שני'].map((word) => words.find(({ text }) => text === word)!.box[0]);
		expect(first!).toBeGreaterThan(second!);
	});

	testInTurn('keeps the look of its parts where they are', async () => {
		const words = await textOf('<text x="2" y="5" font-size="2">left <tspan font-weight="bold">אבג דהו</tspan> right</text>');
		const at = (word: string) => words.find(({ text }) => text === word)!.box[0];
		expect([at('left') < at('דהו'), at('דהו') < at('אבג'), at('אבג') < at('right')]).toEqual([true, true, true]);
	});
});
