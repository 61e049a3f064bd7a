/** A name server with made-up records, on UDP (RFC 1035): what a hotel's domain says, for DNS_SERVERS. */
import { createSocket } from "node:dgram";
import { once } from "node:events";

const TYPES: Readonly<Record<number, RecordType>> = { 1: "A", 5: "CNAME", 16: "TXT", 28: "AAAA" };
const NO_SUCH_NAME = 3;
const SERVER_FAILURE = 2;

type RecordType = "A" | "CNAME" | "TXT" | "AAAA";
/** By the name in lower case: values of each type. */
type Records = Record<string, Partial<Record<RecordType, string[]>>>;

export interface NameServerStandIn {
  /** For DNS_SERVERS. */
  address: string;
  records: Records;
  /** How it answers: from the records, with a failure, or not at all. */
  mood: "well" | "failing" | "silent";
  /** Names that it was asked for. */
  asked: string[];
  stop(): Promise<void>;
}

export async function startNameServer(): Promise<NameServerStandIn> {
  const socket = createSocket("udp4");
  socket.on("message", (query, from) => {
    if (standIn.mood !== "silent") socket.send(answerTo(query, standIn), from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const standIn: NameServerStandIn = {
    address: `127.0.0.1:${socket.address().port}`,
    records: {},
    mood: "well",
    asked: [],
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
  return standIn;
}

function answerTo(query: Buffer, { records, mood, asked }: NameServerStandIn): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const name = labels.join(".").toLowerCase();
  asked.push(name);
  const question = query.subarray(12, at + 5);
  const type = TYPES[query.readUInt16BE(at + 1)];
  const known = records[name];
  // As name servers do, an alias answers for every type.
  const found = known?.CNAME
    ? (["CNAME", known.CNAME] as const)
    : type && ([type, known?.[type] ?? []] as const);
  const values = (mood === "well" && found?.[1]) || [];
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (mood === "failing" ? SERVER_FAILURE : known ? 0 : NO_SUCH_NAME), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(values.length, 6);
  const answers = values.map((value) => record(found?.[0] ?? "A", value));
  return Buffer.concat([header, question, ...answers]);
}

function record(type: RecordType, value: string): Buffer {
  const number = Object.keys(TYPES).find((key) => TYPES[Number(key)] === type);
  const data = dataOf(type, value);
  const head = Buffer.alloc(12);
  // The name is the question's.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(Number(number), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: RecordType, value: string): Buffer {
  const counted = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, "latin1")]);
  if (type === "TXT") return counted(value);
  if (type === "CNAME") return Buffer.concat([...value.split(".").map(counted), Buffer.from([0])]);
  if (type === "A") return Buffer.from(value.split(".").map(Number));
  // In full: eight groups.
  return Buffer.from(
    value
      .split(":")
      .map((group) => group.padStart(4, "0"))
      .join(""),
    "hex",
  );
}
