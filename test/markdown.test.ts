/** Links between the project's own documents resolve. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './support/judges/tools';

const root = path.join(__dirname, '..');
const documents = run('git', ['-C', root, 'ls-files', '-z', '*.md', ':!action/dist'])
	.stdout.toString('utf8')
	.split('\0')
	.filter((file) => file !== '' && existsSync(path.join(root, file)));

/** The anchors that GitHub gives to headings. */
function anchors(text: string): string[] {
	const headings = text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm);
	return [...headings].map(([, heading]) =>
		heading!
			.replace(/[`*]/g, '')
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	);
}

test.each(documents)('%s', (file) => {
	const text = readFileSync(path.join(root, file), 'utf8');
	const links = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/\]\(<?([^)\s>]+)>?\)/g)].map(([, target]) => target!);
	const broken = links.filter((target) => {
		if (/^[a-z]+:/.test(target)) return false;
		const [name, anchor] = target.split('#') as [string, string?];
		const to = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
		if (!existsSync(path.join(root, to))) return true;
		return anchor !== undefined && to.endsWith('.md') && !anchors(readFileSync(path.join(root, to), 'utf8')).includes(anchor);
	});
	expect(broken).toEqual([]);
});

test('shows every picture of the documents in one of them', () => {
	const pictures = run('git', ['-C', root, 'ls-files', '-z', 'docs/*.png'])
		.stdout.toString('utf8')
		.split('\0')
		.filter((file) => file !== '' && existsSync(path.join(root, file)));
	expect(pictures).toContain('docs/gallery.png');
	const shown = documents.flatMap((file) => {
		const text = readFileSync(path.join(root, file), 'utf8');
		const targets = [...text.matchAll(/\]\(([^)\s]+\.png)\)/g)].map(([, target]) => target!);
		return targets.map((target) => path.posix.join(path.posix.dirname(file), target));
	});
	expect(pictures.filter((picture) => !shown.includes(picture))).toEqual([]);
});

test('keeps the README under 9.5 kB', () => {
	expect(readFileSync(path.join(root, 'README.md')).length).toBeLessThan(9500);
});
