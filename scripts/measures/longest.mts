// npm run longest [-- --top N] : the longest functions and files of the product, and the fullest folders. Only lines with code count.
// npm run longest -- --check   : prints those that are larger than they may be, and ends with 1 if there are any.
import { parseArgs } from 'node:util';
import { orUsage, wholeNumber } from '../../bench/usage.mts';
import { largestFirst, sizesIn, tooLarge, type Size } from './sizes';

const { top, check } = orUsage('Usage: npm run longest [-- --top N | --check]', () => {
	const { values } = parseArgs({
		options: { top: { type: 'string', default: '5' }, check: { type: 'boolean', default: false } },
	});
	return { ...values, top: wholeNumber('top', values.top, 1) };
});
const sizes = sizesIn(process.env['OCTAVO_ROOT'] ?? '.');
if (check) {
	const found = tooLarge(sizes);
	for (const line of found) console.error(line);
	process.exitCode = found.length === 0 ? 0 : 1;
} else {
	const print = (title: string, parts: readonly Size[]) => {
		console.log(`${title}:`);
		for (const { name, size } of largestFirst(parts).slice(0, top)) console.log(`${String(size).padStart(6)}  ${name}`);
	};
	print('Longest functions, in lines of code', sizes.functions);
	print('Longest files, in lines of code', sizes.files);
	print('Fullest folders, in files', sizes.folders);
}
