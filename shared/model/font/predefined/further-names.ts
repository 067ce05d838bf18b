/** Names of glyphs that few fonts use, such as those of Hebrew, Arabic and kana. They are loaded when a font has such names. */
import { unpackModule } from '../unpacked';

export async function furtherNames(): Promise<ReadonlyMap<string, number>> {
	const { packed } = await import('./glyph-list');
	return new Map(
		Buffer.from(unpackModule(packed))
			.toString('latin1')
			.split(' ')
			.map((pair) => {
				const [name, digits] = pair.split(':') as [string, string];
				return [name, parseInt(digits, 16)];
			}),
	);
}
