/** A PNG of a certain size, of which nobody checks the points; `rest` makes each one different. */
export function testPicture(rest = 1, width = 640, height = 480, bytes = 200): Buffer {
  const file = Buffer.alloc(bytes, rest);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(file);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(bytes - 57, 33); // without the head, and without what surrounds the two parts that follow it
  file.write('IDAT', 37);
  file.writeUInt32BE(0, bytes - 12);
  file.write('IEND', bytes - 8);
  return file;
}
