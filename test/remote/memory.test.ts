/**
 * How much memory a client needs for documents that go to a region: the Action and the node, as they are built, each in a process
 * with a small heap. `npm run bench -- --only region` does the same with 500 MB.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clients, MOST_GROWTH, peakOf } from '../support/hosts/region-client';
import { writeLargePdf } from '../support/documents/large';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { asks, needs, pageTexts } from '../support/judges/tools';
import { sampled } from '../support/sample';

const MEGABYTES = 100;

needs(process.platform === 'linux', 'Linux')('a document of 100 MB', () => {
	asks('poppler');
	let folder: string;
	let service: TestService;
	beforeAll(async () => {
		folder = mkdtempSync(path.join(tmpdir(), 'region-memory-'));
		service = await startService();
		await writeLargePdf(path.join(folder, 'small.pdf'), 1);
		await writeLargePdf(path.join(folder, 'large.pdf'), MEGABYTES);
	}, 120_000);
	afterAll(async () => {
		await service.close();
		rmSync(folder, { recursive: true, force: true });
	});

	it.each(sampled(clients, 1))(
		'goes to a region and back without being in the memory of the %s',
		async (client) => {
			const peaks: number[] = [];
			for (const name of ['small', 'large']) {
				const input = path.join(folder, `${name}.pdf`);
				const output = path.join(folder, `${name}-${client}.pdf`);
				peaks.push(await peakOf(client, { url: service.url, key: TEST_KEY, input, output }));
				expect(statSync(output).size).toBeGreaterThan(statSync(input).size * 0.99);
			}
			const [small, large] = peaks as [number, number];
			expect(large - small).toBeLessThan(MOST_GROWTH);
			expect(pageTexts(readFileSync(path.join(folder, `large-${client}.pdf`)))).toEqual(['Page 1', 'Page 2', 'Page 3']);
		},
		120_000,
	);
});
