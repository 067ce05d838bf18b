/** Links between the project's own documents resolve. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withPrograms } from './support/judges/needs';
import { repositoryFiles, root } from './support/repository';

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

withPrograms('git').test('links lead to files and headings that exist', () => {
	const documents = repositoryFiles('*.md', ':!action/dist');
	expect(documents.length).toBeGreaterThan(10);
	expect(documents.flatMap((file) => brokenLinks(file).map((target) => `${file}: ${target}`))).toEqual([]);
});

/** Targets of links that are not there. */
function brokenLinks(file: string): string[] {
	const text = readFileSync(path.join(root, file), 'utf8');
	const links = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/\]\(<?([^)\s>]+)>?\)/g)].map(([, target]) => target!);
	return links.filter((target) => {
		if (/^[a-z]+:/.test(target)) return false;
		const [name, anchor] = target.split('#') as [string, string?];
		const to = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
		if (!existsSync(path.join(root, to))) return true;
		return anchor !== undefined && to.endsWith('.md') && !anchors(readFileSync(path.join(root, to), 'utf8')).includes(anchor);
	});
}

withPrograms('git').test('shows every picture of the documents in one of them', () => {
	const pictures = repositoryFiles('docs/*.png');
	expect(pictures).toContain('docs/gallery.png');
	const shown = repositoryFiles('*.md', ':!action/dist').flatMap((file) => {
		const text = readFileSync(path.join(root, file), 'utf8');
		const targets = [...text.matchAll(/\]\(([^)\s]+\.png)\)/g)].map(([, target]) => target!);
		return targets.map((target) => path.posix.join(path.posix.dirname(file), target));
	});
	expect(pictures.filter((picture) => !shown.includes(picture))).toEqual([]);
});

test('keeps the README under 9.5 kB', () => {
	expect(readFileSync(path.join(root, 'README.md')).length).toBeLessThan(9500);
});
