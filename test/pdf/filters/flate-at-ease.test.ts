/** Data inflated at ease is that which is inflated at once, sound or damaged. */
import { deflateRawSync, deflateSync } from 'node:zlib';
import type { OctavoError } from '../../../shared/contract/errors';
import { inflateAtEase } from '../../../shared/pdf/filters/flate-at-ease';
import { undo, type Budget } from '../../../shared/pdf/filters';
import { dict } from '../../../shared/pdf/syntax/values';
import { job } from '../../support/hosts/local';
import { Random } from '../../support/random';
import { amount, testInTurn } from '../../support/sample';

const budgetOf = (most: number): Budget => ({ stream: most, total: most, remaining: most });
const MANY = 100_000_000;

/** Letters, which compress, and noise, which is stored. */
function mixed(random: Random, length: number): Buffer {
	const data = Buffer.alloc(length);
	for (let at = 0; at < length;) {
		const end = Math.min(length, at + 1 + random.below(20_000));
		const isNoise = random.below(3) === 0;
		for (; at < end; at++) data[at] = isNoise ? random.below(256) : 97 + random.below(3);
	}
	return data;
}

const atOnce = (data: Uint8Array): Uint8Array | undefined => {
	try {
		return undo('FlateDecode', data, undefined, budgetOf(MANY));
	} catch (thrown) {
		expect((thrown as OctavoError).code).toBe('unreadable_document');
		return undefined;
	}
};

testInTurn.each(Array.from({ length: amount(40, 8) }, (_, seed) => seed))('is the same, damaged in any way: %d', async (seed) => {
	const random = new Random(seed + 1);
	const plain = mixed(random, 1 + random.below(200_000));
	for (const whole of [deflateSync(plain), deflateRawSync(plain), Buffer.concat([Buffer.from('\r\n'), deflateSync(plain)])]) {
		const cut = whole.subarray(0, random.below(whole.length));
		const changed = Buffer.from(whole);
		changed[2 + random.below(whole.length - 2)]! ^= 1 << random.below(8);
		const longer = Buffer.concat([whole, Buffer.from('\nendstream')]);
		for (const data of [whole, cut, changed, longer]) {
			const found = await inflateAtEase(data, undefined, budgetOf(MANY), job());
			const expected = atOnce(data);
			expect(found === undefined || expected === undefined ? [found, expected] : Buffer.compare(found, expected)).toEqual(
				found === undefined ? [undefined, expected] : 0,
			);
		}
	}
});

testInTurn('undoes predictors row by row', async () => {
	const random = new Random(5);
	const data = deflateSync(mixed(random, 1_000_000));
	for (const parameters of [
		dict({ Predictor: 15, Columns: 99, Colors: 3 }),
		dict({ Predictor: 2, Columns: 1000 }),
		dict({ Predictor: 12 }),
	]) {
		const found = await inflateAtEase(data, parameters, budgetOf(MANY), job());
		expect(Buffer.compare(found!, undo('FlateDecode', data, parameters, budgetOf(MANY)))).toBe(0);
	}
});

testInTurn('undoes a row of PNG with pauses if it is long', async () => {
	const random = new Random(6);
	for (const kind of [0, 1, 2, 3, 4, 5]) {
		const rows = [0, 1, 2].map(() => Buffer.concat([Buffer.of(kind), mixed(random, 600_000)]));
		const data = deflateSync(Buffer.concat(rows).subarray(0, 1_500_000));
		const parameters = dict({ Predictor: 15, Columns: 200_000, Colors: 3 });
		const found = await inflateAtEase(data, parameters, budgetOf(MANY), job());
		expect(Buffer.compare(found!, undo('FlateDecode', data, parameters, budgetOf(MANY)))).toBe(0);
	}
});

testInTurn('refuses more than the budget, and charges it', async () => {
	const budget = budgetOf(1_000_000);
	const bomb = deflateSync(Buffer.alloc(50_000_000));
	await expect(inflateAtEase(bomb, undefined, budget, job())).rejects.toMatchObject({ code: 'limit_exceeded' });
	expect(budget.remaining).toBeLessThan(0);
});

test('is called damaged wherever it is cut, also at the end of a slice', async () => {
	const text = Array.from({ length: 400 }, (_, index) => `${index} ${(index * 7919) % 1000}`).join('\n');
	const data = deflateSync(Buffer.from(text));
	const inflated = async (part: Uint8Array) => {
		const damage = { found: false };
		const bytes = await inflateAtEase(part, undefined, budgetOf(MANY), { ...job(), codec: undefined }, damage);
		return { text: Buffer.from(bytes ?? []).toString('latin1'), damaged: damage.found };
	};
	expect(await inflated(data)).toEqual({ text, damaged: false });
	for (let cut = 100; cut < data.length - 8; cut += 13) {
		const part = await inflated(data.subarray(0, cut));
		expect({ cut, damaged: part.damaged, isKept: text.startsWith(part.text) }).toEqual({ cut, damaged: true, isKept: true });
	}
});
