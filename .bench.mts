import { localBackend } from './shared/local';
import { decode } from './shared/decode';
const words = 'the of and to in that is was for with his from which this have their had been were when there more other some than into only time could these may then first any like our over man such even most made after also did many before must through back years where much your way well down should because each just those people how too little state good very make world still see own men work long get here between both life being under never day same another know while last might us great old year off come since against go came right used take three'.split(' ');
let seed = 7; const rnd = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
let text = ''; 
while (text.length < 280_000) { text += `## Section ${text.length}\n\n`; for (let p = 0; p < 5; p++) { let s = ''; while (s.length < 560) { const w = words[rnd(words.length)]!; s += (s ? ' ' : '') + (rnd(40) === 0 ? `*${w}*` : rnd(60) === 0 ? `**${w}**` : w + (rnd(9) === 0 ? String(rnd(9000)) : '')); } text += `${s}.\n\n`; } }
import zlib from 'node:zlib'; import { nativeCodec } from './shared/pdf/codec'; (await import('node:fs')).writeFileSync('/tmp/md/prose.md', text); const backend = localBackend({ codec: process.argv[2] === 'native' ? nativeCodec(zlib) : undefined, pause: () => new Promise((d) => setImmediate(d)) });
let worst = 0; let last = performance.now(); let on = true; const watch = (async () => { while (on) { await new Promise((r) => setImmediate(r)); const now = performance.now(); worst = Math.max(worst, now - last); last = now; } })();
const c = process.cpuUsage(); const t = performance.now();
const { documents } = await backend.run('markdown_to_pdf', [{ name: 'prose.md', bytes: Buffer.from(text) }], decode('markdown_to_pdf', { language: 'en' }));
const u = process.cpuUsage(c); on = false; await watch;
console.log(text.length, documents[0]!.bytes.length, 'pages', documents[0]!.pageCount, 'wall', Math.round(performance.now() - t), 'cpu', Math.round((u.user + u.system) / 1000), 'worst pause', Math.round(worst), 'rss', Math.round(process.memoryUsage().rss / 1e6));
