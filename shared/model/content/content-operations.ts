/** The operations of a content stream, one by one, each with where its operands are (ISO 32000-2, 7.8.2). */
import { classOf, REGULAR, SPACE, skipComment, skipHex, skipRegular, skipString } from '../../pdf/syntax/characters';
import { afterImage } from './content-balance';

/** More operands than any operator takes. */
const MOST_OPERANDS = 64;

export class ContentOperations {
	/** `BI` stands for a whole inline image, to behind its `EI`. */
	operator = '';
	/** Where each operand starts and ends; an array or dictionary is one operand. */
	readonly operands: { readonly start: number; readonly end: number }[] = [];
	/** Where the operator ends. */
	end = 0;

	constructor(private readonly content: Uint8Array) {}

	/** Goes to the next operation; false at the end of the content. */
	next(): boolean {
		const { content, operands } = this;
		const { length } = content;
		operands.length = 0;
		let depth = 0;
		let opened = 0;
		let isImage = false;
		for (let at = this.end; at < length;) {
			const byte = content[at]!;
			const start = at;
			if (classOf[byte] === SPACE) {
				at++;
				continue;
			}
			if (classOf[byte] === REGULAR) {
				at = skipRegular(content, at + 1, length);
				// Letters, ' and " begin operators; digits, signs and points begin numbers.
				const isOperator = (byte >= 0x41 || byte === 0x27 || byte === 0x22) && depth === 0;
				const word = isOperator ? Buffer.from(content.buffer, content.byteOffset + start, at - start).toString('latin1') : '';
				if (isOperator && word === 'BI') isImage = true;
				else if (isImage && word === 'ID') {
					this.operator = 'BI';
					this.end = Math.min(afterImage(content, at + 1, length), length);
					return true;
				} else if (isOperator && !isImage && !/^(?:true|false|null)$/.test(word)) {
					this.operator = word;
					this.end = at;
					return true;
				}
			} else if (byte === 0x25) {
				at = skipComment(content, at, length);
				continue;
			} else if (byte === 0x28) at = skipString(content, at, length);
			else if (byte === 0x2f) at = skipRegular(content, at + 1, length);
			else if (byte === 0x3c && content[at + 1] !== 0x3c) at = skipHex(content, at, length);
			else {
				const isPair = (byte === 0x3c || byte === 0x3e) && content[at + 1] === byte;
				at += isPair ? 2 : 1;
				if (byte === 0x3c || byte === 0x5b) {
					if (depth++ === 0) opened = start;
					continue;
				}
				if (--depth > 0) continue;
				depth = 0;
				if (operands.length < MOST_OPERANDS) operands.push({ start: opened, end: at });
				continue;
			}
			if (depth === 0 && operands.length < MOST_OPERANDS) operands.push({ start, end: at });
		}
		this.end = length;
		return false;
	}

	text(index: number): string {
		const operand = this.operands[index];
		return operand ? Buffer.from(this.content.subarray(operand.start, operand.end)).toString('latin1') : '';
	}

	/** The operand as a number; NaN where it is not one. */
	number(index: number): number {
		return Number(this.text(index) || NaN);
	}
}
