/** Columns: where words are in them, on which pages, and the rules between them. */
import { decode } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { asks, onFile, pageTexts, qpdfCheck, run, wordBoxes, withPrograms } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

async function print(body: string, styles = '') {
	const html = `<!doctype html><html lang="en"><style>@page{size:A5;margin:0}body{margin:0;line-height:20px}p,h2{margin:0}${styles}</style>${body}`;
	const input = { name: 'a.html', bytes: Buffer.from(html) };
	const { documents, notes } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	return { bytes: documents[0]!.bytes, notes };
}

interface Place {
	readonly page: number;
	readonly x: number;
	readonly y: number;
}

/** The upper left corners of words that are there once, in whole pixels. */
const placesOf = (bytes: Uint8Array): ReadonlyMap<string, Place> =>
	new Map(
		wordBoxes(bytes).flatMap((words, page) =>
			words.map(({ text, box }) => [text, { page, x: Math.round(box[0] / 0.75), y: Math.round(box[1] / 0.75) }] as const),
		),
	);

async function place(body: string, styles = ''): Promise<(word: string) => Place> {
	const places = placesOf((await print(body, styles)).bytes);
	return (word) => places.get(word)!;
}

const times = (many: number, make: (index: number) => string): string =>
	Array.from({ length: many }, (_, index) => make(index)).join('');
const lines = (many: number): string => times(many, (index) => `<p>w${index}</p>`);

describe('columns', () => {
	asks('poppler', 'qpdf');

	testInTurn('are as wide as their count and gap leave, and alike', async () => {
		const at = await place(`<div style="width:400px;columns:2;column-gap:40px">${lines(7)}</div><p>after</p>`);
		expect([at('w4').x - at('w0').x, at('w4').y - at('w0').y]).toEqual([220, 0]);
		expect(at('w3').y - at('w0').y).toBe(60);
		expect(at('after').y - at('w0').y).toBe(80);
	});

	it('are as many as fit with a width, and at most as many as their count', async () => {
		const shown = (style: string) => place(`<div style="width:430px;column-gap:10px;${style}">${lines(4)}</div>`);
		const four = await shown('column-width:100px');
		expect([four('w1').x, four('w3').x].map((x) => x - four('w0').x)).toEqual([110, 330]);
		const two = await shown('columns:2 100px');
		expect([two('w1').x, two('w2').x].map((x) => x - two('w0').x)).toEqual([0, 220]);
	});

	it('are filled one after the other with column-fill: auto', async () => {
		const at = await place(`<div style="width:400px;columns:2;height:100px;column-fill:auto">${lines(7)}</div><p>after</p>`);
		expect([at('w4').x - at('w0').x, at('w4').y - at('w0').y]).toEqual([0, 80]);
		expect(at('w5').y).toBe(at('w0').y);
		expect(at('after').y - at('w0').y).toBe(100);
	});

	it('grow where the height is too small for their content', async () => {
		const at = await place(`<div style="width:400px;columns:2;height:40px">${lines(12)}</div>`);
		expect([at('w6').y - at('w0').y, at('w11').y - at('w0').y]).toEqual([0, 100]);
	});

	testInTurn('begin again after a box over all of them, also one inside of others', async () => {
		const body = `${lines(4)}<section><p>inner</p><h2 style="column-span:all">over all columns</h2><p>v0</p><p>v1</p></section>`;
		const at = await place(`<div style="width:300px;columns:2;column-gap:20px">${body}</div>`, 'h2{font-size:16px}');
		expect(at('w3').x).toBe(at('w0').x + 160);
		expect(at('over').x).toBe(at('w0').x);
		expect(at('columns').x).toBeGreaterThan(at('over').x + 60);
		expect([at('over').y - at('w0').y, at('v0').y - at('w0').y, at('v1').y - at('w0').y]).toEqual([60, 80, 80]);
		expect(at('v1').x - at('v0').x).toBe(160);
	});

	testInTurn('keep what must not be divided, and break where it is said', async () => {
		const whole = await place(
			`<div style="width:400px;columns:2">${lines(2)}<div style="break-inside:avoid"><p>a</p><p>b</p><p>c</p></div></div>`,
		);
		expect([whole('a').y, whole('c').y - whole('a').y]).toEqual([whole('w0').y, 40]);
		const broken = await place(
			`<div style="width:400px;columns:2"><p>a</p><p style="break-before:column">b</p>${lines(4)}</div>`,
		);
		expect([broken('b').y, broken('w3').y - broken('a').y]).toEqual([broken('a').y, 80]);
		const after = await place('<p>x</p><p style="break-before:column">y</p>');
		expect([after('y').page, after('y').y - after('x').y]).toEqual([0, 20]);
	});

	testInTurn('go on at the top of the next page, and are alike on the last one', async () => {
		const { bytes } = await print(`<p>before</p><div style="columns:2">${lines(101)}</div><p>after</p>`);
		const places = placesOf(bytes);
		const at = (word: string): Place => places.get(word)!;
		// A5 is 794 pixels high: 39 lines, of which the first is above the columns.
		expect(at('w37')).toMatchObject({ page: 0, x: at('w0').x });
		expect(at('w38')).toEqual({ page: 0, x: at('w100').x, y: at('w0').y });
		expect(at('w75').page).toBe(0);
		expect(at('w76')).toMatchObject({ page: 1, x: at('w0').x });
		expect(at('w88').y).toBe(at('w76').y + 240);
		expect(at('w89')).toEqual({ page: 1, x: at('w100').x, y: at('w76').y });
		expect(at('after').y).toBe(at('w76').y + 260);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	it('begin on a new page where it is said', async () => {
		const at = await place(`<div style="columns:3"><p>a</p><p>b</p><p style="break-before:page">c</p></div>`);
		expect(at('c')).toEqual({ page: 1, x: at('a').x, y: at('a').y });
	});

	it('repeat the head of a table', async () => {
		const rows = times(20, (index) => `<tr><td>r${index}</td></tr>`);
		const table = `<table style="border-spacing:0"><thead><tr><th>Head</th></tr></thead><tbody>${rows}</tbody></table>`;
		const { bytes } = await print(`<div style="columns:2">${table}</div>`);
		expect(pageTexts(bytes)[0]!.match(/Head/g)).toHaveLength(2);
	});

	it('are within other columns', async () => {
		const at = await place(
			`<div style="width:420px;columns:2;column-gap:20px">${lines(2)}<div style="columns:2;column-gap:20px"><p>a</p><p>b</p></div><p>c</p><p>d</p><p>e</p></div>`,
		);
		expect([at('a').y, at('b').y]).toEqual([at('w0').y + 40, at('w0').y + 40]);
		expect([at('b').x - at('a').x, at('c').x - at('a').x]).toEqual([110, 220]);
	});

	it('go from right to left', async () => {
		const at = await place(`<div dir="rtl" style="width:400px;columns:2;column-gap:40px;text-align:left">${lines(2)}</div>`);
		expect(at('w0').x - at('w1').x).toBe(220);
	});

	it('name no property in a note', async () => {
		const styles = 'columns:2 9em;column-gap:2em;column-rule:1px solid red;column-fill:balance;break-inside:avoid-column';
		const { notes } = await print(`<div style="${styles}">${lines(4)}<h2 style="column-span:all">x</h2></div>`);
		expect(notes).toEqual([]);
	});
});

describe('columns that are drawn', () => {
	const jury = assembleJury();

	testInTurn('have a rule between those with content, and backgrounds that are divided', async () => {
		const { bytes } = await print(
			`<div style="width:400px;columns:2;column-gap:40px;column-rule:10px solid #f00"><div style="background:#00f;height:200px"></div></div><div style="width:400px;columns:2;column-gap:40px;column-rule:10px solid #f00;column-fill:auto;height:60px"><p>x</p></div>`,
		);
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const seen = [
				[90, 50],
				[200, 50],
				[190, 50],
				[310, 95],
				[310, 105],
				[200, 130],
			].map(([x, y]) => colorAt(picture, x! * 0.75, y! * 0.75));
			const [blue, red, white] = [
				[0, 0, 255],
				[255, 0, 0],
				[255, 255, 255],
			];
			expect({ reader, seen }).toEqual({ reader, seen: [blue, red, white, blue, white, white] });
		}
	});
});

describe('columns of boxes that stay whole', () => {
	asks('poppler');

	it.each([0, 0.05, 0.3])('begin without a margin where the one before is full to %s pixels', async (rest) => {
		const box = (name: string, style: string) =>
			`<div style="break-inside:avoid;margin-bottom:30px;${style}"><p style="margin-top:20px">${name}</p></div>`;
		const at = await place(
			`<div style="columns:2;column-fill:auto;height:${140 + rest}px">${box('one', 'height:120px')}${box('two', '')}</div>`,
		);
		expect(at('one').y - at('two').y).toBe(20);
	});

	it('keep the margins at their top, also those inside, where they must begin', async () => {
		const inside = (name: string) => `<div><div><p style="margin-top:60px">${name}</p></div></div>`;
		const at = await place(
			`<p>one</p><section style="break-before:page">${inside('two')}<div style="columns:2"><p style="break-after:column">three</p>${inside('four')}</div></section>`,
		);
		expect([at('one').page, at('two').page]).toEqual([0, 1]);
		expect([at('two').y - at('one').y, at('four').y - at('three').y]).toEqual([60, 60]);
	});
});

withPrograms('poppler')('the tags of columns', () => {
	testInTurn('are read one after the other', async () => {
		const { bytes } = await print(`<div style="columns:2"><h2>One</h2>${lines(9)}<h2>Two</h2>${lines(3)}</div>`);
		const tree = onFile(bytes, (file) => run('pdfinfo', ['-struct-text', file])).stdout.toString('utf8');
		expect(tree.match(/"[^"]*"/g)!.map((text) => text.slice(1, -1).trim())).toEqual([
			'One',
			...Array.from({ length: 9 }, (_, index) => `w${index}`),
			'Two',
			'w0',
			'w1',
			'w2',
		]);
	});
});

describe('lines in columns', () => {
	asks('poppler');

	it('are not fewer than two in the middle, for the sake of the last column', async () => {
		const of = await place('<div style="columns:3;column-gap:0"><p>a1<br>a2<br>a3<br>a4<br>a5</p></div>');
		expect(['a3', 'a4', 'a5'].map((word) => [of(word).x > of('a1').x, of(word).y - of('a1').y])).toEqual([
			[true, 0],
			[true, 20],
			[true, 0],
		]);
	});
});
