/** Facsimiles of group 4, as ImageMagick decodes them. */
import { execFileSync } from 'node:child_process';
import { writeTiff } from '../../../shared/model/image/export/tiff-writer';
import { encodeGroup4 } from '../../../shared/pdf/filters/group4';
import { Pace } from '../../../shared/pace/pace';
import { pathOf } from '../../support/judges/programs.cjs';
import { withPrograms } from '../../support/judges/tools';
import { Random } from '../../support/random';

const pace = new Pace(() => Promise.resolve());

/** Rows of runs of random lengths: short ones, long ones, and those that are near the row above. */
function randomRows(width: number, height: number, random: Random): Uint8Array[] {
	const rows: Uint8Array[] = [];
	for (let y = 0; y < height; y++) {
		const row = new Uint8Array(width);
		const above = rows[y - 1];
		const shift = Math.floor(random.next() * 9) - 4;
		if (above && y % 3 > 0) for (let x = 0; x < width; x++) row[x] = above[x + shift] ?? 0;
		else {
			const longest = [3, 70, 3000, width * 2][y % 4]!;
			for (let x = 0, color = y & 1; x < width; color ^= 1) {
				const end = x + Math.ceil(random.next() * longest);
				row.fill(color, x, end);
				x = end;
			}
		}
		rows.push(row);
	}
	return rows;
}

function packed(rows: readonly Uint8Array[], width: number): Uint8Array {
	const length = (width + 7) >> 3;
	const data = new Uint8Array(length * rows.length);
	for (const [y, row] of rows.entries())
		for (const [x, bit] of row.entries()) if (bit) data[y * length + (x >> 3)]! |= 0x80 >> (x & 7);
	return data;
}

withPrograms('imagemagick')('facsimiles of group 4', () => {
	test.each([1, 7, 8, 61, 1000, 2561, 6000])('have the pixels of images of %d columns', async (width) => {
		const rows = randomRows(width, 60, new Random(width));
		for (const black of [0, 1] as const) {
			const data = await encodeGroup4({ data: packed(rows, width), width, height: rows.length, black }, pace);
			const input = writeTiff({ width, height: rows.length, bits: 1, channels: 1, photometric: 0, compression: 4, data });
			const gray = execFileSync(pathOf('convert')!, ['tiff:-', '-depth', '8', 'gray:-'], { input });
			const found = rows.map((row, y) => row.map((_, x) => (gray[y * width + x]! < 128 ? black : 1 - black)));
			expect(found).toEqual(rows);
		}
	});
});
