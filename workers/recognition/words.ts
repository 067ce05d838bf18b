/** Words in the table that Tesseract gives (TSV): level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
import type { WordOfImage } from '../../shared/contract/lent';

const WORD = '5';

export function readWords(table: string): WordOfImage[] {
	const words: WordOfImage[] = [];
	let line: string | undefined;
	for (const row of table.split('\n')) {
		const cells = row.split('\t');
		if (cells[0] !== WORD) continue;
		const [x, y, width, height, confidence] = cells.slice(6, 11).map(Number) as [number, number, number, number, number];
		const text = cells.slice(11).join(' ').trim();
		if (text === '' || !(width > 0) || !(height > 0)) continue;
		const at = cells.slice(1, 5).join('.');
		words.push({ text, x, y, width, height, confidence: Math.min(100, Math.max(0, confidence)), beginsLine: at !== line });
		line = at;
	}
	return words;
}

interface Turned {
	readonly width: number;
	readonly height: number;
	/** In radians, clockwise around the middle of the image, by which it was turned. */
	readonly angle: number;
}

/** The word with its box in the image before it was turned: as large, around the place to which its middle turns back. */
export function turnBack(word: WordOfImage, { width, height, angle }: Turned): WordOfImage {
	const [sin, cos] = [Math.sin(-angle), Math.cos(-angle)];
	const across = word.x + word.width / 2 - width / 2;
	const down = word.y + word.height / 2 - height / 2;
	return {
		...word,
		x: across * cos - down * sin + width / 2 - word.width / 2,
		y: across * sin + down * cos + height / 2 - word.height / 2,
	};
}
