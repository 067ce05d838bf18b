/** A plain PDF writer for the documents that are measured: fast, deterministic, no validation. */
import { deflateSync } from 'node:zlib';

export class Writer {
	private readonly objects: { head: string; data: Uint8Array | undefined }[] = [];

	/** Reserves an object number that `set` fills later, for objects that refer to each other. */
	reserve(): number {
		return this.objects.push({ head: 'null', data: undefined });
	}

	set(number: number, head: string, data?: Uint8Array): void {
		this.objects[number - 1] = { head, data };
	}

	add(head: string, data?: Uint8Array): number {
		const number = this.reserve();
		this.set(number, head, data);
		return number;
	}

	/** A stream; `entries` are those of its dictionary, without `/Length`. */
	stream(entries: string, data: Uint8Array): number {
		return this.add(`<<${entries}/Length ${data.length}>>`, data);
	}

	/** The file, as PDF 1.4 with a cross-reference table, or as PDF 1.5 with object streams of 100 objects each. */
	finish(root: number, objectStreams: boolean): Uint8Array {
		const pieces: Uint8Array[] = [];
		let length = 0;
		const write = (piece: Uint8Array | string) => {
			const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
			pieces.push(bytes);
			length += bytes.length;
		};
		write(`%PDF-1.${objectStreams ? 5 : 4}\n%\xe2\xe3\xcf\xd3\n`);
		const rows: [type: number, one: number, two: number][] = [[0, 0, 65535]];
		const place = (number: number, head: string, data: Uint8Array | undefined) => {
			rows[number] = [1, length, 0];
			if (data === undefined) return write(`${number} 0 obj\n${head}\nendobj\n`);
			write(`${number} 0 obj\n${head}\nstream\n`);
			write(data);
			write('\nendstream\nendobj\n');
		};
		const packed: number[] = [];
		for (const [index, { head, data }] of this.objects.entries()) {
			if (objectStreams && data === undefined) packed.push(index + 1);
			else place(index + 1, head, data);
		}
		let next = this.objects.length + 1;
		for (let start = 0; start < packed.length; start += 100, next++) {
			const numbers = packed.slice(start, start + 100);
			let offset = 0;
			let header = '';
			for (const [index, number] of numbers.entries()) {
				rows[number] = [2, next, index];
				header += `${number} ${offset} `;
				offset += this.head(number).length + 1;
			}
			const data = deflateSync(Buffer.from(`${header}${numbers.map((number) => this.head(number)).join('\n')}\n`, 'latin1'));
			const dictionary = `/Type/ObjStm/N ${numbers.length}/First ${header.length}/Filter/FlateDecode/Length ${data.length}`;
			place(next, `<<${dictionary}>>`, data);
		}
		const start = length;
		const id = `<${'0123456789abcdef'.repeat(2)}>`;
		if (objectStreams) {
			rows[next] = [1, start, 0];
			const table = Buffer.alloc(rows.length * 7);
			for (const [index, [type, one, two]] of rows.entries()) {
				table.writeUInt8(type, index * 7);
				table.writeUInt32BE(one, index * 7 + 1);
				table.writeUInt16BE(two, index * 7 + 5);
			}
			const data = deflateSync(table);
			const dictionary = `/Type/XRef/Size ${rows.length}/W[1 4 2]/Root ${root} 0 R/ID[${id}${id}]/Filter/FlateDecode/Length ${data.length}`;
			place(next, `<<${dictionary}>>`, data);
		} else {
			const lines = rows.map(([type, one, two]) => `${pad(one, 10)} ${pad(two, 5)} ${type === 0 ? 'f' : 'n'} \n`);
			write(`xref\n0 ${rows.length}\n${lines.join('')}trailer\n<</Size ${rows.length}/Root ${root} 0 R/ID[${id}${id}]>>\n`);
		}
		write(`startxref\n${start}\n%%EOF\n`);
		return Buffer.concat(pieces, length);
	}

	private head(number: number): string {
		return this.objects[number - 1]?.head ?? 'null';
	}
}

export function refs(numbers: readonly number[]): string {
	return numbers.map((number) => `${number} 0 R`).join(' ');
}

function pad(number: number, width: number): string {
	return String(number).padStart(width, '0');
}
