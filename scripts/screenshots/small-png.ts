/** A screenshot again as a PNG of at most 256 colours: a third of the size, and no eye sees the difference on flat colours. */
import { deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** So many of the most frequent colours are kept as they are. */
const EXACT = 32;

interface Image {
  readonly width: number;
  readonly height: number;
  /** 0xRRGGBB a pixel, row after row. */
  readonly pixels: Uint32Array;
}

/**
 * @param png as Chromium writes it: eight bits a channel, RGB or RGBA, not interlaced; transparency is dropped
 * @throws RangeError for any other PNG
 */
export function smallPng(png: Buffer): Buffer {
  const image = decode(png);
  const palette = paletteOf(image.pixels);
  return encode(image, palette);
}

function decode(png: Buffer): Image {
  const data: Buffer[] = [];
  let header = Buffer.alloc(13);
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") header = Buffer.from(body);
    if (type === "IDAT") data.push(body);
    at += length + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = { 2: 3, 6: 4 }[header[9] ?? 0];
  if (header[8] !== 8 || channels === undefined || header[12] !== 0) throw new RangeError("no screenshot of Chromium");
  const bytes = unfilter(inflateSync(Buffer.concat(data)), width * channels, channels);
  const pixels = new Uint32Array(width * height);
  for (let index = 0; index < pixels.length; index++) pixels[index] = bytes.readUIntBE(index * channels, 3);
  return { width, height, pixels };
}

/** Each row begins with how it was written: as it is, or as the difference to the left, above, both, or Paeth's choice. */
function unfilter(raw: Buffer, stride: number, channels: number): Buffer {
  const out = Buffer.alloc((raw.length / (stride + 1)) * stride);
  for (let from = 0, row = 0; from < raw.length; from += stride + 1, row += stride) {
    const filter = raw[from];
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : (out[row + x - channels] ?? 0);
      const up = row === 0 ? 0 : (out[row - stride + x] ?? 0);
      const corner = x < channels || row === 0 ? 0 : (out[row - stride + x - channels] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter ?? 0] ?? 0;
      out[row + x] = (raw[from + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function distance(one: number, two: number): number {
  const [r, g, b] = [16, 8, 0].map((shift) => ((one >> shift) & 255) - ((two >> shift) & 255));
  return Math.hypot(r ?? 0, g ?? 0, b ?? 0);
}

/** The most frequent colours, and of the others those that lie far enough apart. */
function paletteOf(pixels: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colours = [...counts].sort((one, two) => two[1] - one[1] || one[0] - two[0]).map(([colour]) => colour);
  for (let apart = 0; ; apart += 3) {
    const palette: number[] = [];
    for (const colour of colours) {
      const isNew = palette.length < EXACT || palette.every((known) => distance(known, colour) > apart);
      if (isNew) palette.push(colour);
      if (palette.length > 256) break;
    }
    if (palette.length <= 256) return palette;
  }
}

function encode({ width, height, pixels }: Image, palette: readonly number[]): Buffer {
  const nearest = new Map(palette.map((colour, index) => [colour, index]));
  const indexOf = (colour: number): number => {
    const known = nearest.get(colour);
    if (known !== undefined) return known;
    let best = 0;
    palette.forEach((each, index) => {
      if (distance(each, colour) < distance(palette[best] ?? 0, colour)) best = index;
    });
    nearest.set(colour, best);
    return best;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf(pixels[y * width + x] ?? 0);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const parts = [
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...parts]);
}

/** The check of a chunk. zlib has it too, but not in every Node that the product runs on. */
function crc32(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
