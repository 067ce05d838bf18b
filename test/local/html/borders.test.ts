/** Borders of dashes and dots around round corners, as readers draw them. */
import { decode } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { asks, qpdfCheck } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';

const [LEFT, TOP, WIDE, TALL, BORDER, RADIUS] = [20, 20, 360, 200, 12, 50];

async function print(styles: string): Promise<Uint8Array> {
	const box = `position:absolute;box-sizing:border-box;left:${LEFT}pt;top:${TOP}pt;width:${WIDE}pt;height:${TALL}pt;border:${BORDER}pt solid #f00;border-radius:${RADIUS}pt;${styles}`;
	const html = `<!doctype html><style>@page{size:400pt 300pt;margin:0}</style><div style="${box}"></div>`;
	const input = { name: 'a.html', bytes: Buffer.from(html) };
	const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	return documents[0]!.bytes;
}

/** Points in the middle of the border, half a point apart, once around the box. */
function around(): (readonly [number, number])[] {
	const half = BORDER / 2;
	const [left, top, right, bottom] = [LEFT + half, TOP + half, LEFT + WIDE - half, TOP + TALL - half];
	const radius = RADIUS - half;
	const points: (readonly [number, number])[] = [];
	const line = (x0: number, y0: number, x1: number, y1: number): void => {
		const length = Math.hypot(x1 - x0, y1 - y0);
		for (let at = 0; at < length; at += 0.5) points.push([x0 + ((x1 - x0) * at) / length, y0 + ((y1 - y0) * at) / length]);
	};
	const corner = (x: number, y: number, from: number): void => {
		const length = (Math.PI / 2) * radius;
		for (let at = 0; at < length; at += 0.5) {
			const angle = from + at / radius;
			points.push([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
		}
	};
	line(left + radius, top, right - radius, top);
	corner(right - radius, top + radius, -Math.PI / 2);
	line(right, top + radius, right, bottom - radius);
	corner(right - radius, bottom - radius, 0);
	line(right - radius, bottom, left + radius, bottom);
	corner(left + radius, bottom - radius, Math.PI / 2);
	line(left, bottom - radius, left, top + radius);
	corner(left + radius, top + radius, Math.PI);
	return points;
}

describe('a border around round corners', () => {
	const jury = assembleJury();
	asks('qpdf');

	/** The lengths of the marks, in points, once around. */
	async function marksOf(styles: string): Promise<ReadonlyMap<string, readonly number[]>> {
		const bytes = await print(styles);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const found = new Map<string, readonly number[]>();
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const isDrawn = around().map(([x, y]) => colorAt(picture, x, y)[1] < 128);
			const lengths: number[] = [];
			let run = 0;
			// The first one may begin at the end.
			const start = isDrawn.indexOf(false);
			for (const dark of [...isDrawn.slice(start), ...isDrawn.slice(0, start), false])
				if (dark) run += 0.5;
				else if (run > 0) {
					lengths.push(run);
					run = 0;
				}
			found.set(reader, lengths);
		}
		return found;
	}

	const length = around().length / 2;

	it('has dashes of twice its width, also at the corners', async () => {
		for (const [reader, marks] of await marksOf('border-style:dashed')) {
			const wanted = length / (4 * BORDER);
			expect([reader, Math.abs(marks.length - wanted) <= 1]).toEqual([reader, true]);
			const dashes = marks.filter((mark) => Math.abs(mark - 2 * BORDER) <= 2);
			expect(dashes.length).toBeGreaterThanOrEqual(marks.length - 2);
		}
	});

	it('has dots as wide as it is, also at the corners', async () => {
		for (const [reader, marks] of await marksOf('border-style:dotted')) {
			const wanted = length / (2 * BORDER);
			expect([reader, Math.abs(marks.length - wanted) <= 1]).toEqual([reader, true]);
			const dots = marks.filter((mark) => Math.abs(mark - BORDER) <= 2);
			expect(dots.length).toBeGreaterThanOrEqual(marks.length - 2);
		}
	});

	it('has no gaps if it is solid', async () => {
		const bytes = await print('');
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const light = around().filter(([x, y]) => colorAt(picture, x, y)[1] >= 128);
			expect([reader, light.length]).toEqual([reader, 0]);
		}
	});
});
