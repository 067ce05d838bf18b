/** Work that meets a large stream ends there, and begins again when the stream has been decoded with pauses. */
import { deflateRawSync, deflateSync } from 'node:zlib';
import { localBackend } from '../../../shared/local';
import type { OctavoError } from '../../../shared/contract/errors';
import { decode } from '../../../shared/contract/values/decode';
import { undo, type Budget, type Damage } from '../../../shared/pdf/filters';
import { LARGE, LargeStreams } from '../../../shared/pdf/filters/large-streams';
import { LargeStream } from '../../../shared/pdf/large-data';
import { Memory } from '../../../shared/pdf/memory';
import { openDocument } from '../../../shared/pdf/open-document';
import { inflateStrictly } from '../../../shared/pdf/syntax/inflate-strictly';
import { dict, type Dict } from '../../../shared/pdf/syntax/values';
import { lzw } from '../../support/hostile/lzw';
import { tagged } from '../../support/documents/bulk-documents';
import { rawPages } from '../../support/documents/raw';
import { asDocument, job } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

const MUCH = 64 * LARGE;
const budgetOf = (large?: LargeStreams, most = MUCH): Budget => ({
	stream: most,
	total: most,
	remaining: most,
	...(large && { large }),
});

interface Found {
	readonly bytes: Uint8Array;
	readonly damaged: boolean;
	readonly runs: number;
}

async function decodeLarge(filter: string, data: Uint8Array, parameters?: Dict, most = MUCH): Promise<Found> {
	const large = new LargeStreams();
	let runs = 0;
	return large.run(job().pace, () => {
		runs++;
		const damage: Damage = { found: false };
		// Other memory than before, as if the document was read again.
		const bytes = undo(filter, Uint8Array.from(data), parameters, budgetOf(large, most), damage);
		return Promise.resolve({ bytes, damaged: damage.found, runs });
	});
}

const text = Buffer.from(Array.from({ length: LARGE / 3 }, (_, index) => `${Math.imul(index, 2_654_435_761) >>> 20} `).join(''));
const deflated = deflateSync(text);
const changed = Buffer.from(deflated);
changed[deflated.length - 3000]! ^= 32;

describe('decodes the same as at once', () => {
	testInTurn.each<[string, string, () => Uint8Array, Dict?]>([
		['sound', 'FlateDecode', () => deflated],
		['without a header', 'FlateDecode', () => deflateRawSync(text)],
		['cut short', 'FlateDecode', () => deflated.subarray(0, deflated.length - 2000)],
		['damaged', 'FlateDecode', () => changed],
		['PNG predictors', 'FlateDecode', () => deflated, dict({ Predictor: 15, Columns: 99, Colors: 3 })],
		['LZW', 'LZWDecode', () => lzw(text.toString('latin1'), 1)],
		['LZW, EarlyChange 0', 'LZWDecode', () => lzw(text.toString('latin1'), 0), dict({ EarlyChange: 0 })],
		[
			'LZW, damaged',
			'LZWDecode',
			() => Buffer.concat([lzw(text.toString('latin1'), 1).subarray(0, -5000), Buffer.alloc(99, 255)]),
		],
	])('%s', async (_, filter, make, ...[parameters]) => {
		const data = make();
		const damage: Damage = { found: false };
		const expected = undo(filter, data, parameters, budgetOf(), damage);
		const { bytes, damaged, runs } = await decodeLarge(filter, data, parameters);
		expect(bytes.length).toBeGreaterThan(LARGE / 2);
		expect(Buffer.compare(bytes, expected)).toBe(0);
		expect({ damaged, runs }).toEqual({ damaged: damage.found, runs: 2 });
	});
});

test('decodes short streams at once, on a machine that has time', async () => {
	const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
	try {
		const { bytes, runs } = await decodeLarge('FlateDecode', deflateSync(text.subarray(0, LARGE - 100)));
		expect([bytes.length, runs]).toEqual([LARGE - 100, 1]);
	} finally {
		clock.mockRestore();
	}
});

test('counts what it kept, each time the work begins', async () => {
	await expect(decodeLarge('FlateDecode', deflated, undefined, LARGE + 100)).rejects.toMatchObject({ code: 'limit_exceeded' });
	const large = new LargeStreams();
	const twice = (): Promise<void> => {
		const budget = budgetOf(large, text.length + LARGE);
		undo('FlateDecode', deflated, undefined, budget);
		undo('FlateDecode', deflated, undefined, budget);
		return Promise.resolve();
	};
	await expect(large.run(job().pace, twice)).rejects.toMatchObject({ code: 'limit_exceeded' });
});

test('tells work that can go on without a stream that the stream is too large', async () => {
	const large = new LargeStreams();
	const found = await large.run(job().pace, () => {
		const budget = budgetOf(large, LARGE + 100_000);
		try {
			undo('FlateDecode', deflated, undefined, budget);
		} catch (thrown) {
			return Promise.resolve({ code: (thrown as OctavoError).code, isSpent: budget.remaining < 0 });
		}
		return Promise.resolve(undefined);
	});
	expect(found).toEqual({ code: 'limit_exceeded', isSpent: true });
});

test('begins again although the work went on without the stream', async () => {
	const large = new LargeStreams();
	const lengths: number[] = [];
	await large.run(job().pace, () => {
		try {
			lengths.push(undo('FlateDecode', deflated, undefined, budgetOf(large)).length);
		} catch {
			lengths.push(0);
		}
		return Promise.resolve();
	});
	expect(lengths).toEqual([0, text.length]);
});

testInTurn('reads the text of a page whose font has large streams', async () => {
	const map =
		'/CIDInit /ProcSet findresource begin 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfchar <0001> <0041> endbfchar';
	const objects = {
		41: ['', 'BT /F 24 Tf 40 100 Td <0001> Tj ET'] as const,
		60: '<</Type/Font/Subtype/Type0/BaseFont/My/Encoding/Identity-H/DescendantFonts[64 0 R]/ToUnicode 65 0 R>>',
		64: '<</Type/Font/Subtype/CIDFontType2/BaseFont/My/DW 500/CIDToGIDMap 66 0 R>>',
		65: ['/Filter/FlateDecode', deflateSync(Buffer.from(map.padEnd(3 * LARGE))).toString('latin1')] as const,
		66: ['/Filter/FlateDecode', deflateSync(Buffer.alloc(2 * LARGE)).toString('latin1')] as const,
	};
	const document = asDocument(rawPages(1, { pages: { 1: '/Resources<</Font<</F 60 0 R>>>>' }, objects }));
	let pauses = 0;
	const pause = async (): Promise<void> => {
		pauses++;
		await new Promise((resolve) => setImmediate(resolve));
	};
	const { data } = await localBackend({ pause }).run('extract_text', [document], decode('extract_text', {}));
	expect(data).toMatchObject({ text: 'A\n' });
	expect(pauses).toBeGreaterThan(1);
});

test('ends work at a stream that takes long and gives nothing', () => {
	let now = 0;
	const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 8));
	try {
		const large = new LargeStreams();
		const encoded = { filter: 'FlateDecode' as const, data: new Uint8Array(5000), parameters: undefined };
		const watch = large.watch(encoded, { stream: 1, total: 1, remaining: 1 })!;
		watch(0);
		watch(0);
		expect(() => watch(0)).toThrow(LargeStream);
	} finally {
		clock.mockRestore();
	}
});

/** Each look at the clock is 8 ms after the one before. */
const watchSlowly = (): ((size: number) => void) => {
	const encoded = { filter: 'FlateDecode' as const, data: new Uint8Array(5000), parameters: undefined };
	return new LargeStreams().watch(encoded, { stream: 1, total: 1, remaining: 1 })!;
};

test('lets sound streams go on where code runs for the first time, up to a bound', () => {
	let now = 0;
	const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 8));
	try {
		const watch = watchSlowly();
		for (let looks = 1; looks < 10; looks++) watch(looks * 16_000);
		expect(() => watch(160_000)).toThrow(LargeStream);
	} finally {
		clock.mockRestore();
	}
});

testInTurn('does not take a document for damaged whose cross-reference stream is slow to decode', async () => {
	const bytes = tagged(1000);
	const large = new LargeStreams();
	let repairs = 0;
	let now = 0;
	const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 8));
	try {
		await large.run(job().pace, async () => {
			const one = job();
			await openDocument(bytes, { ...one, memory: new Memory(one.limits, undefined, large), onRepaired: () => repairs++ }, {});
		});
	} finally {
		clock.mockRestore();
	}
	expect(repairs).toBe(0);
});

test('looks at the clock after each slice of data that gives nothing', async () => {
	// Empty blocks of fixed codes (RFC 1951, 3.2.6), five bytes for four of them.
	const data = Buffer.concat([Buffer.from([0x78, 0x9c]), Buffer.from('0208208000'.repeat(20_000), 'hex')]);
	const { pace } = job();
	let looks = 0;
	const step = jest.spyOn(pace, 'step').mockImplementation((cost) => {
		if (cost >= 300_000) looks++;
		return undefined;
	});
	await inflateStrictly(data, 1000, pace, 1, () => undefined);
	expect(step).toHaveBeenCalledTimes(looks);
	expect(looks).toBeGreaterThan(data.length / 4096);
});
