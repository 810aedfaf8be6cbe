//! The options of all calls.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::Severity;

/// The options of all calls; what is left out is as the default. A call refuses those that it does not
/// take: [`Error::Options`](crate::Error::Options).
///
/// ```
/// use slashlint::{Options, Scope};
///
/// let options = Options { scope: Some(Scope::Guild), ..Options::default() };
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Options {
    /// Where the commands are registered; globally by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<Scope>,
    /// What the document is sent for; by default an object creates one command and a list overwrites
    /// all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub operation: Option<Operation>,
    /// What the document is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// How the document is written; JSON by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub syntax: Option<Syntax>,

    /// `check`, `mend`: other severities for rules.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub rules: BTreeMap<String, Severity>,
    /// `check`, `mend`: the definition that an interaction is judged against, a command or a list of
    /// commands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<Value>,
    /// `mend`: also apply fixes that may not be what was meant.
    #[serde(rename = "unsafe", skip_serializing_if = "Option::is_none")]
    pub unsafe_fixes: Option<bool>,
    /// `budget`: how many fields of each command are named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<u32>,

    /// The viewer's locale, `"en-US"` by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// The guild's locale, `"en-US"` by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guild_locale: Option<String>,
    /// Where the viewer is; in a guild by default.
    #[serde(rename = "in", skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// How the application is installed; both ways by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub installed: Option<Installed>,
    /// `"admin"`, the default, or the member's bit set in decimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permissions: Option<String>,
    /// Whether the person is known to be 18 or older.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adult: Option<bool>,
    /// Whether the channel allows age-restricted commands; as `adult` by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub age_restricted: Option<bool>,
    /// Whether Activities are enabled; they are by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activities: Option<bool>,
    /// The viewer's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user: Option<String>,
    /// The guild's id; `check`, `mend`: of the guild that command permissions are of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guild: Option<String>,
    /// The channel's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel: Option<String>,
    /// The id of the channel that a thread belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent: Option<String>,
    /// The ids of the viewer's roles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub roles: Vec<String>,
    /// Guild application command permissions, as the service lists them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overwrites: Option<Value>,

    /// `preview`: what the person has typed after `/`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub query: Option<String>,
    /// `preview`: whether to tell of each entry's options only `name`, a string as the person sees it,
    /// and `required`, at about half the time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brief: Option<bool>,

    /// `invoke`: the command as it is typed, such as `"/mod ban"`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// `invoke`: `"CHAT_INPUT"`, `"USER"`, `"MESSAGE"` or `"PRIMARY_ENTRY_POINT"`, where the name leaves
    /// it open.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub command_type: Option<String>,
    /// `invoke`: instead of `command`, the RFC 6901 pointer of a command or subcommand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pointer: Option<String>,
    /// `invoke`: option names and their values.
    #[serde(rename = "options", skip_serializing_if = "Map::is_empty")]
    pub values: Map<String, Value>,
    /// `invoke`: the name of the option that the person is typing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focus: Option<String>,
    /// `invoke`: the id of the user or message that a command is used on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,

    /// `plan`: the commands that are registered, as the service lists them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub live: Option<Value>,
    /// `request`: its method.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
    /// `request`: its path, or a whole address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// `request`: instead of both, the interface's name of an operation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `request`: whose token it has, `"bot"` or `"bearer"`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth: Option<String>,
    /// `request`: the scopes of the token, divided by blanks or commas.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scopes: Option<String>,
    /// `authorize`: what `CodeChallenge` is to be, the verifier's SHA-256 in base64url without padding.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub challenge: Option<String>,
    /// `listed`: whether the list has the full dictionaries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with_localizations: Option<bool>,
}

/// Where commands are registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// Everywhere.
    Global,
    /// In one guild.
    Guild,
}

/// What a document is sent for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Operation {
    /// To create one command.
    Create,
    /// To edit one command.
    Edit,
    /// To overwrite all commands.
    Bulk,
}

/// What a document is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Kind {
    /// Application commands.
    Commands,
    /// Guild application command permissions.
    Permissions,
    /// An interaction payload.
    Interaction,
    /// Authorization arguments.
    Authorization,
}

/// How a document is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Syntax {
    /// JSON.
    Json,
    /// JSON in which comments and a comma after the last value are right.
    Jsonc,
    /// [JSON5](https://spec.json5.org).
    Json5,
}

/// Where a viewer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In a guild.
    Guild,
    /// In the DM with the application's bot.
    BotDm,
    /// In another DM or a group DM.
    PrivateChannel,
}

/// How an application is installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Installed {
    /// To the guild and to the user.
    Both,
    /// To the guild only.
    Guild,
    /// To the user only.
    User,
}
