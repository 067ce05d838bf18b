/** Keys that are kept as hashes, with their own end, operations and bytes. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KeyRing, readKeys, type Key } from '../../server/limits/keys';
import { numbered } from '../support/documents/drawn';
import { startService } from '../support/hosts/service';
import { field, file, postForm, problem } from './raw';

const sha = (key: string): string => `sha256:${createHash('sha256').update(key).digest('hex')}`;

function keysIn(...lines: string[]): Key[] {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		const name = path.join(folder, 'keys');
		writeFileSync(name, lines.join('\n'));
		return readKeys(undefined, name);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

test('a hash in the file accepts its key and no other, and not itself', () => {
	const keys = keysIn(`billing: ${sha('secret')}`, sha('other').toUpperCase().replace('SHA', 'sha'), 'plain');
	expect(JSON.stringify(keys)).not.toMatch(/secret|other/);
	const ring = new KeyRing(keys);
	expect(['secret', 'other', 'plain', sha('secret'), '', 'Secret'].map(ring.check)).toEqual([0, 1, 2, -1, -1, -1]);
	expect(ring.labelOf(0)).toBe('billing');
});

test('a key is wrong from its end on', () => {
	let now = Date.parse('2027-12-30T23:59:59Z');
	const ring = new KeyRing(keysIn(`${sha('a')} expires=2027-12-31`, `${sha('b')} expires=2027-12-31T02:00:00+01:00`), () => now);
	expect(['a', 'b'].map(ring.check)).toEqual([0, 1]);
	now += 1000;
	expect(['a', 'b'].map(ring.check)).toEqual([-1, 1]);
	now += 3_600_000;
	expect(['a', 'b'].map(ring.check)).toEqual([-1, -1]);
});

test.each([
	['sha256:12', 'must be followed by 64 hexadecimal digits'],
	[`${sha('a')} expires=tomorrow`, 'expires must be a date such as'],
	[`${sha('a')} expires=2027-02-99`, 'expires must be a date such as'],
	[`${sha('a')} operations=merge`, 'operations must be names'],
	[`${sha('a')} bytes_per_day=0`, 'bytes_per_day must be'],
	[`${sha('a')} toString=1`, 'only expires=, operations=, bytes_per_day= are allowed'],
])('the line "%s" is refused', (line, message) => {
	expect(() => keysIn('# keys', line)).toThrow(`OCTAVO_API_KEYS_FILE, line 2: `);
	expect(() => keysIn('# keys', line)).toThrow(message);
});

test('a key does only what it may', async () => {
	const ring = new KeyRing(keysIn(`ci: ${sha('a')} operations=rotate_pages bytes_per_day=2000`, sha('b')));
	const service = await startService({ isKey: ring.check, labelOf: ring.labelOf, rightsOf: ring.rightsOf });
	try {
		const document = await numbered(1);
		const ask = (operation: string, key: string) =>
			postForm(`${service.url}/v1/${operation}`, [file(document), field('angle', '90')], { 'x-api-key': key });
		expect(problem(await ask('reverse_pages', 'a'))).toMatchObject({
			status: 403,
			title: 'This API key may not use reverse_pages.',
		});
		expect((await ask('reverse_pages', 'b')).status).toBe(200);
		const statuses = [];
		for (let count = 0; count < 4; count++) statuses.push((await ask('rotate_pages', 'a')).status);
		expect(statuses[0]).toBe(200);
		expect(statuses.at(-1)).toBe(429);
		expect((await ask('rotate_pages', 'b')).status).toBe(200);
	} finally {
		await service.close();
	}
});
