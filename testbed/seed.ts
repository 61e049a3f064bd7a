/**
 * Every run tries the same generated values, so that a failure comes from the change at hand. Another number
 * in FC_SEED tries others; fast-check prints the one it used when it finds something.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_122) });
