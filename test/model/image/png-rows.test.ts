/** Rows of PNG images that take several steps to inflate. */
import { deflateSync } from 'node:zlib';
import { inflateRows, RowGatherer } from '../../../shared/model/image/png-rows';
import { Pace } from '../../../shared/pace/pace';
import { pause } from '../../support/hosts/local';

const [WIDTH, HEIGHT] = [300, 2000];

test('undoes the filters of rows, from which later rows are copied', async () => {
	// The filter Up (PNG, 9.2): each row says what it adds to the one above. Rows repeat, so that copies reach back over many rows.
	const rows = Array.from({ length: HEIGHT }, (_, y) =>
		Buffer.from([2, ...Array.from({ length: WIDTH }, (__, x) => ((x * x) % 7) + (y % 3))]),
	);
	const data = deflateSync(Buffer.concat(rows));
	const sums = new Uint8Array(WIDTH);
	let [right, count] = [0, 0];
	const gatherer = new RowGatherer(WIDTH, 1, (samples) => {
		for (let x = 0; x < WIDTH; x++) sums[x]! += rows[count]![x + 1]!;
		if (Buffer.compare(samples, sums) === 0) right++;
		count++;
	});
	const halves = [data.subarray(0, 1000), data.subarray(1000)];
	const ending = await inflateRows(halves, (WIDTH + 1) * HEIGHT, new Pace(pause), 'work', (bytes) => gatherer.take(bytes));
	expect({ ending, right }).toEqual({ ending: 'proved', right: HEIGHT });
});
