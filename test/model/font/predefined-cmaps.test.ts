/** The predefined CMaps as we have them, against those of pdf.js: every code of every CMap, every CID of every collection. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectionOf, ORDERINGS, predefinedCMap } from '../../../shared/model/font/predefined/predefined-cmaps';
import { job } from '../../support/hosts/local';
import { sampled, testInTurn } from '../../support/sample';

const root = path.join(__dirname, '..', '..', '..');
const { pace } = job();

interface Listed {
	readonly maps: readonly {
		readonly name: string;
		readonly vertical: boolean;
		readonly spaces: readonly [number, number, number][];
		readonly cids: readonly [number, number][];
	}[];
	readonly texts: readonly [number, string][];
}

/** The collection as the library reads it, in another process: it is a module of two megabytes. */
function listed(ordering: string): Listed {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-cmaps-'));
	try {
		const file = path.join(folder, 'list.json');
		const run = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/unicode/list.mts', ordering.toLowerCase(), file], {
			cwd: root,
			encoding: 'utf8',
		});
		expect(run.stderr).toBe('');
		return JSON.parse(readFileSync(file, 'utf8')) as Listed;
	} finally {
		rmSync(folder, { recursive: true });
	}
}

testInTurn.each(sampled(ORDERINGS, 1))('has every CMap and every character of %s as pdf.js has it', async (ordering) => {
	const { maps, texts } = listed(ordering);
	const collection = (await collectionOf(ordering))!;
	expect(maps.map(({ name }) => name)).toEqual([...collection.names].sort());
	expect(maps.length).toBeGreaterThan(15);
	for (const { name, vertical, spaces, cids } of maps) {
		const ours = (await predefinedCMap(name, pace))!;
		expect([name, ours.vertical]).toEqual([name, vertical]);
		expect(ours.spaces.map(({ length, low, high }) => [length, low, high])).toEqual(spaces);
		expect(cids.filter(([code, cid]) => ours.cids.get(code) !== cid).slice(0, 5)).toEqual([]);
		expect([name, ours.cids.size]).toEqual([name, cids.length]);
	}
	expect(texts.length).toBeGreaterThan(15_000);
	expect(texts.filter(([cid, text]) => collection.textOf(cid) !== text).slice(0, 5)).toEqual([]);
});

test('reads the text of codes that are those of Unicode', async () => {
	const texts = async (name: string, code: number, length: number) => (await predefinedCMap(name, pace))!.textOf?.(code, length);
	expect(await texts('UniJIS-UCS2-H', 0x65e5, 2)).toBe('日');
	expect(await texts('UniJIS-UTF16-H', 0xd842dfb7, 4)).toBe('𠮷');
	expect(await texts('UniGB-UTF8-H', 0xe4b8ad, 3)).toBe('中');
	expect(await texts('UniKS-UTF32-V', 0xd55c, 4)).toBe('한');
	expect(await texts('UniKS-UTF32-V', 0x110000, 4)).toBeUndefined();
	expect(await texts('90ms-RKSJ-H', 0x41, 1)).toBeUndefined();
});

test('knows no other names', async () => {
	for (const name of ['Identity-H', 'Adobe-Japan1-2', 'UniJIS', '', 'constructor'])
		expect(await predefinedCMap(name, pace)).toBeUndefined();
	for (const ordering of ['Identity', 'Japan2', '', 'constructor']) expect(collectionOf(ordering)).toBeUndefined();
});
