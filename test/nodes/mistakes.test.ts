import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mistakesPage, tellAll } from './mistakes';

const FILE = path.join(__dirname, '..', '..', 'docs', 'mistakes.md');

beforeAll(async () => {
	if (process.env.OCTAVO_WRITE_MISTAKES) writeFileSync(FILE, await mistakesPage());
});

describe('the page of mistakes', () => {
	it('is what the node says', async () => {
		const page = readFileSync(FILE, 'utf8');
		const bare = (text: string) => text.replace(/ +/g, ' ').replace(/-+/g, '-');
		expect(bare(page)).toBe(bare(await mistakesPage()));
	});

	it('has no empty message and no wire names', async () => {
		for (const { message, description } of await tellAll()) {
			expect(message).not.toMatch(/^\(nothing|\b[a-z]+_[a-z_]+\b|\[item/i);
			expect(description).not.toMatch(/\b(?!attachment_)[a-z]+_[a-z_]+\b/);
		}
	});
});
