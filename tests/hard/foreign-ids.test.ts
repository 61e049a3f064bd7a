/** Every request of every route with an id of another owner's: tests/api/foreign-ids.test.ts sends one of each. */
import { sharedServer } from "../../testbed/server.ts";
import { foreignIdTests } from "../api/support/foreign-id-tests.ts";

foreignIdTests(await sharedServer({ OPERATOR_EMAIL: "desk@operator.example" }));
