/** Writes the collections of characters as modules, because bundles carry modules only: `node scripts/run.mjs scripts/unicode/write.mts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from './pdfjs.mts';
import { furtherNames } from './names';
import { packCollection } from './pack.mts';

const folder = path.join(process.env['OCTAVO_ROOT'] ?? process.cwd(), 'shared', 'model', 'font', 'predefined');

for (const collection of collections) {
	const packed = await packCollection(collection);
	writeFileSync(
		path.join(folder, `${collection}.ts`),
		`/** The characters and CMaps of a collection (see packed.ts); Adobe CMap Resources, BSD licence. Written by scripts/unicode/write.mts. */\nexport const packed =\n\t'${packed}';\n`,
	);
	console.log(`${collection}: ${packed.length} characters`);
}

const names = furtherNames();
writeFileSync(
	path.join(folder, 'glyph-list.ts'),
	`/** Names of glyphs beside those that glyph-names.ts lists (see further-names.ts). Written by scripts/unicode/write.mts. */\nexport const packed =\n\t'${names}';\n`,
);
console.log(`glyph-list: ${names.length} characters`);
