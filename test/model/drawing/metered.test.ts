import { FUEL, meterWork } from '../../../shared/model/drawing/metered';
import { Pdfium } from '../../../shared/model/drawing/pdfium';
import { Sandbox } from '../../../shared/model/drawing/sandbox';
import { defaultLimits } from '../../../shared/pdf/limits';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

const [I32, END] = [0x7f, 0x0b];
const section = (id: number, ...bytes: number[]): number[] => [id, bytes.length, ...bytes];
const named = (name: string, kind: number, index: number): number[] => [name.length, ...Buffer.from(name), kind, index];
const body = (...bytes: number[]): number[] => [bytes.length, ...bytes];

/** Adds the numbers up to its operand, in a loop: WebAssembly Core Specification, 5.4. */
const sum = [1, 1, I32, 0x03, 0x40, 0x20, 1, 0x20, 0, 0x6a, 0x21, 1, 0x20, 0, 0x41, 1, 0x6b, 0x22, 0, 0x0d, 0, END, 0x20, 1, END];
/** Fills as many bytes of memory, and gives that number. */
const fill = [0, 0x41, 0, 0x41, 7, 0x20, 0, 0xfc, 0x0b, 0, 0x20, 0, END];
/** Calls itself twice, with one less each time. */
const call = [0x20, 0, 0x41, 1, 0x6b, 0x10, 2];
const twice = [0, 0x20, 0, 0x04, I32, ...call, ...call, 0x6a, 0x05, 0x41, 1, END, END];

const FILE = Uint8Array.from([
	...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
	...section(1, 1, 0x60, 1, I32, 1, I32),
	...section(3, 3, 0, 0, 0),
	...section(5, 1, 0, 16),
	...section(6, 1, I32, 0, 0x41, 0, END),
	...section(7, 3, ...named('sum', 0, 0), ...named('fill', 0, 1), ...named('twice', 0, 2)),
	...section(10, 3, ...body(...sum), ...body(...fill), ...body(...twice)),
]);

async function begin(): Promise<{ run: (name: string, given: number, fuel: number) => number; left: () => number }> {
	const file = new Uint8Array(await meterWork(FILE, job().pace));
	const exports = new WebAssembly.Instance(new WebAssembly.Module(file)).exports as Record<string, unknown>;
	const fuel = exports[FUEL] as WebAssembly.Global<'i64'>;
	const run = (name: string, given: number, most: number): number => {
		fuel.value = BigInt(most);
		return (exports[name] as (given: number) => number)(given);
	};
	return { run, left: () => Number(fuel.value) };
}

describe('a program that counts its work', () => {
	test.each([
		['sum', 1000, 500_500],
		['fill', 1000, 1000],
		['twice', 10, 1024],
	])('gives what %s gives', async (name, given, result) => {
		expect((await begin()).run(name, given, 1e9)).toBe(result);
	});

	test.each([
		['rounds of loops', 'sum', 1000],
		['bytes that are filled', 'fill', 100_000],
		['calls', 'twice', 10],
	])('counts %s', async (_, name, given) => {
		const { run, left } = await begin();
		const used = [1, 2].map((times) => {
			run(name, name === 'twice' ? given + times - 1 : given * times, 1e9);
			return 1e9 - left();
		});
		expect(used[0]).toBeGreaterThan(1000);
		expect(used[1]! / used[0]!).toBeCloseTo(2, 1);
	});

	test.each([
		['sum', 1e9],
		['twice', 40],
	])('ends %s where nothing is left', async (name, given) => {
		const { run, left } = await begin();
		expect(() => run(name, given, 10_000)).toThrow(WebAssembly.RuntimeError);
		expect(left()).toBeLessThan(0);
		expect(run('sum', 10, 1e6)).toBe(55);
	});

	test('is not one with instructions that are not known', async () => {
		const unknown = Uint8Array.from(FILE);
		unknown[unknown.lastIndexOf(0x6a)] = 0xfd;
		await expect(meterWork(unknown, job().pace)).rejects.toMatchObject({ code: 'internal' });
	});
});

/** Half transparent fills of the page, all of which PDFium draws before it pauses. */
const heavy = (count: number): string => `/G gs 1 0 0 rg ${'0 0 m 100 0 l 50 100 l f '.repeat(count)}`;
const fills = (count: number): Uint8Array =>
	rawPages(1, {
		pages: { 1: '/MediaBox[0 0 100 100]/Contents 70 0 R/Resources<</ExtGState<</G<</ca .5>>>>>>' },
		objects: { 70: ['', heavy(count)] },
	});
const SIZE = { width: 500, height: 500, isTransparent: false };

/** The pixels, and how often drawing began. */
async function drawn(bytes: Uint8Array, drawingStep: number): Promise<{ pixels: Buffer; begun: number }> {
	const call = jest.spyOn(Sandbox.prototype, 'call');
	try {
		const drawer = await Pdfium.open(bytes, { ...job(), limits: { ...defaultLimits, drawingStep } });
		const { row } = await drawer.draw(0, SIZE);
		const pixels = Buffer.concat(Array.from({ length: SIZE.height }, (_, index) => row(index)));
		return { pixels, begun: call.mock.calls.filter(([name]) => name === 'FPDF_RenderPageBitmap_Start').length };
	} finally {
		call.mockRestore();
	}
}

describe('a page that takes too long to draw at once', () => {
	testInTurn.each([
		[60, 64, 1],
		[15, 8, 1 + 3],
	])('is drawn in bands, and looks the same, with %d ms for bands of %d rows', async (drawingStep, rows, before) => {
		const whole = await drawn(fills(60), 10_000);
		const bands = await drawn(fills(60), drawingStep);
		expect(whole.begun).toBe(1);
		// The whole page is begun before, and three of the larger bands, of which the last takes too long.
		expect(bands.begun).toBe(before + Math.ceil(SIZE.height / rows));
		expect(Buffer.compare(whole.pixels, bands.pixels)).toBe(0);
	});

	test('is refused by its number if a band takes too long, and the next page is drawn', async () => {
		const document = rawPages(2, {
			pages: {
				1: '/MediaBox[0 0 100 100]/Contents 70 0 R/Resources<</ExtGState<</G<</ca .5>>>>>>',
				2: '/MediaBox[0 0 100 100]/Contents 71 0 R',
			},
			objects: { 70: ['', heavy(60)], 71: ['', '0 1 0 rg 0 0 100 100 re f'] },
		});
		const pages = { numbers: [7, 9], field: 'pages' };
		const drawer = await Pdfium.open(document, { ...job(), limits: { ...defaultLimits, drawingStep: 2 } }, { pages });
		await expect(drawer.draw(0, SIZE)).rejects.toMatchObject({
			code: 'limit_exceeded',
			message: 'Page 7 of the document would take too long to draw at once',
			issues: [{ field: 'pages' }],
		});
		expect(drawer.isTired).toBe(true);
		const { row } = await drawer.draw(1, SIZE);
		expect([...row(250).subarray(1000, 1004)]).toEqual([0, 255, 0, 255]);
		expect(drawer.isTired).toBe(false);
	});
});
