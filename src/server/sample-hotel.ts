/** The hotel behind /view/1: what a portal looks like once it is filled in. */
import type { Transaction } from "./database.ts";

export async function seedSampleHotel(_tx: Transaction): Promise<void> {}
