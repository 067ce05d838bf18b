/** Runs an operation on the decompression bombs that are named, with and without native compression, and prints the peak memory in megabytes. */
import { bombs } from './documents';
import { asDocument, local, localWithNativeCodec } from '../hosts/local';

for (const backend of [local, localWithNativeCodec])
	for (const name of process.argv.slice(2)) {
		const code = await backend.run('add_text_watermark', [asDocument(bombs[name]!())], { line_1: 'Draft' } as never).then(
			() => 'ok',
			(thrown: unknown) => (thrown as { code: string }).code,
		);
		console.log(`${name}: ${code}`);
	}
console.log(Math.round(process.resourceUsage().maxRSS / 1024));
